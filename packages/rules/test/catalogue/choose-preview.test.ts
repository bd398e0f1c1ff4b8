import type { Event } from '@grandstand/contract'
import { expect, it } from 'vitest'
import { choosePreview } from '../../src/index.ts'

type Media = Event['media'][number]
const media = (type: Media['type'], url: string | null = `/${type}`): Media => ({
  id: 1,
  type,
  name: '',
  url,
})

it.each<[string, Media[], string | null]>([
  ['none if there is none', [media('vod', null), media('image'), media('thumbnails')], null],
  ['the one made from the video', [media('vod', null), media('preview')], '/preview'],
  ["another site's before the made one", [media('preview'), media('embedded_preview')], '/embedded_preview'],
  ["our own choice before another site's", [media('embedded_preview'), media('preview_alt')], '/preview_alt'],
  ['none without an address', [media('preview_alt', null), media('preview')], '/preview'],
  ['never the game itself', [media('embedded', 'https://video.example/7')], null],
])('a preview is %s', (_case, list, url) => {
  expect(choosePreview(list)?.url ?? null).toBe(url)
})

import type { Event } from '@grandstand/contract'
import { expect, test } from 'vitest'
import { describeMedia } from './describe-media.ts'

const picture = (name: string, widths: number[]) => ({
  url: `/${name}`,
  width: 1600,
  height: 900,
  variants: widths.map(width => ({ url: `/${name}-${width}`, width })),
})
const team = (id: number, images: Event['participants'][number]['images']) =>
  ({ id, name: `Team ${id}`, images }) as Event['participants'][number]
const game = (more: Partial<Event>) =>
  ({
    id: 7,
    name: 'Meet',
    home_team_id: 2,
    has_own_image: false,
    image: null,
    participants: [team(1, []), team(2, [picture('crest', [384, 96, 192])])],
    ...more,
  }) as Event

test.each([
  ['the crest of the home team', game({}), '/og/event/7.jpg?spoilers=off', '/crest-192'],
  [
    'a copy of its own picture',
    game({ has_own_image: true, image: picture('own', [480, 960]) }),
    '/own',
    '/own-480',
  ],
  [
    'a picture that has no copies',
    game({ participants: [team(1, []), team(2, [picture('crest', [])])] }),
    '/og/event/7.jpg?spoilers=off',
    '/crest',
  ],
  ['none, if nobody has a picture', game({ participants: [] }), '/og/event/7.jpg?spoilers=off', null],
])('a lock screen shows %s, and a television the large one', (_name, event, artwork, icon) => {
  expect(describeMedia(event)).toMatchObject({ artwork, icon })
})

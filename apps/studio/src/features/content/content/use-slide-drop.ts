import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { readFileContent } from '../../../platform/read-file-content.ts'
import { frameOfFilm } from './frame-of-film.ts'
import { sendFilm } from './send-film.ts'

/** As long as the server takes. */
const maxChars = 100

/** A picture becomes a slide of the draft; a film's slide is there at once, as its upload needs it. Both are hidden. */
export function useSlideDrop(channel: string) {
  const i18n = useI18n()
  const { words } = i18n
  const say = words.content
  const client = useClient()
  const queryClient = useQueryClient()
  const [percent, setPercent] = useState<number | null>(null)
  const params = { channel, kind: 'slides' } as const

  async function sendPicture(file: File) {
    const data = await readFileContent(file)
    const body = { field: 'image', part: 'attention', data } as const
    return client.send(studioWireCalls.addContentPicture, { params, body })
  }

  async function addPicture(file: File): Promise<string | null> {
    const { picture, problem } = await sendPicture(file)
    if (!picture) return problem && say.pictureProblems[problem]
    const value = {
      on: 'main',
      type: 'image',
      title: titleOf(file) || say.ones.slides,
      image: picture.path,
      hidden: true,
    }
    await client.send(studioWireCalls.keepContent, { params, body: { key: null, version: null, value } })
    return null
  }

  async function addFilm(film: File): Promise<string | null> {
    setPercent(0)
    // A browser that cannot play it sends it all the same: the server reads more kinds than any browser.
    const still = await frameOfFilm(film)
    const sent = still && (await sendPicture(still))
    const { id } = await client.send(studioWireCalls.addFilmSlide, {
      params: { channel },
      body: { title: titleOf(film) || say.ones.slides, picture: sent?.picture?.path ?? null },
    })
    const problem = await sendFilm({ channel, slide: id, film, onPercent: setPercent })
    return problem && `${film.name}: ${words.replays.uploadProblems[problem]}`
  }

  const adding = useMutation({
    async mutationFn(files: readonly File[]) {
      for (const file of files) {
        const problem = await (file.type.startsWith('video/') ? addFilm(file) : addPicture(file))
        if (problem) return problem
      }
      return null
    },
    onSettled() {
      setPercent(null)
      void queryClient.invalidateQueries({ queryKey: ['library'] })
      return queryClient.invalidateQueries({ queryKey: ['content'] })
    },
  })
  return {
    add: adding.mutate,
    isAdding: adding.isPending,
    percent,
    problem: adding.isError ? errorText(adding.error, i18n) : (adding.data ?? null),
  }
}

/** The name of the file as words. */
const titleOf = ({ name }: File): string =>
  name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
    .slice(0, maxChars)

import type { PictureProblem, StudioGame } from '@grandstand/contract'
import type { PicturePart } from '@grandstand/contract/studio-constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'

export interface GamePictures {
  urlOf: (id: number) => string | undefined
  send: (asked: {
    part: PicturePart
    data: string
  }) => Promise<{ id: number; problem: null } | { id: null; problem: PictureProblem | null }>
}

/** Addresses of the games' pictures and of those sent here, also after the form is rendered again. */
export function useGamePictures(
  channel: string,
  games: readonly (StudioGame | null | undefined)[],
): GamePictures {
  const client = useClient()
  const [sent, setSent] = useState(new Map<number, string>())
  return {
    urlOf: id => sent.get(id) ?? games.find(game => game?.terms.image_id === id)?.picture_url ?? undefined,
    async send(body) {
      const { picture, problem } = await client.send(studioWireCalls.addGamePicture, {
        params: { channel },
        body,
      })
      if (!picture) return { id: null, problem }
      setSent(before => new Map(before).set(picture.id, picture.url))
      return { id: picture.id, problem: null }
    },
  }
}

import { ApiError, isToldGlobally, newKey } from '@grandstand/api-client'
import type { BodyInput, Clip, calls, Event } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { formatClock } from '@grandstand/player'
import { chooseCut, eventTitle } from '@grandstand/rules'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatchWords } from '../../locales/watch/watch-words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import type { OpenPlayer } from '../../platform/open-player.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { editClipHref } from './clip-links.ts'
import { clipOptionsQuery } from './clip-queries.ts'

interface Cut {
  body: BodyInput<typeof calls.createClip>
  /** Where it begins by the player's clock, which need not be that of the recording. */
  playerSeconds: number
}

const maxName = 200

/** Cutting out of what is shown, while it plays on; `cut` is null for who may not. */
export function useClipping(event: Event) {
  const { client, toasts } = useApp()
  const { language, fill } = useI18n()
  const { clip: words } = useWatchWords()
  const queryClient = useQueryClient()
  const user = useUser()
  const [player, setPlayer] = useState<OpenPlayer | null>(null)
  const [offsets, setOffsets] = useState<ReadonlyMap<number, number>>(new Map())
  const { data: options } = useQuery({
    ...clipOptionsQuery(client, language, event.id),
    enabled: user !== null && player !== null,
  })
  const [tag] = options?.tags ?? []
  const { mutate, isPending } = useMutation({
    mutationFn: ({ body }: Cut) => client.send(wireCalls.createClip, { body }),
    onSuccess: (clip: Clip, { playerSeconds }) => {
      setOffsets(before => new Map(before).set(clip.id, playerSeconds - clip.start_time))
      void queryClient.invalidateQueries({ queryKey: ['clips'] })
      toasts.show({
        key: 'clip-cut',
        kind: 'info',
        text: () => fill(words.cut, { seconds: Math.round(clip.duration), tag: tag?.name ?? '' }),
        action: { href: editClipHref(clip), label: () => words.edit },
      })
    },
    onError: error => {
      const refusal = error instanceof ApiError ? error : null
      if (refusal && isToldGlobally(refusal)) return
      const text = refusal?.code === 'clip_limit' ? words.limit : words.failed
      toasts.show({ key: 'clip-cut', kind: 'error', text: () => text })
    },
  })

  function cut(): void {
    if (!player || !options || !tag || isPending) return
    const picture = player.handle.getPicture()
    const { beforeSeconds, durationSeconds } = chooseCut(picture, options.max_seconds)
    const playerSeconds = picture.seconds - beforeSeconds
    const start =
      picture.dateMs === null
        ? { start_time: playerSeconds }
        : { start_date: new Date(picture.dateMs - beforeSeconds * 1000).toISOString() }
    mutate({
      playerSeconds,
      body: {
        ...start,
        event_id: event.id,
        event_media_id: player.mediaId,
        name: `${eventTitle(event)} · ${formatClock(picture.seconds)}`.slice(0, maxName),
        // One of the sport's must be; the toast says which, and leads to where it is changed.
        tags: [tag.alias],
        duration: durationSeconds,
        idempotency_key: newKey(),
      },
    })
  }

  return {
    player,
    onPlayer: setPlayer,
    cut: options?.can_cut && tag ? cut : null,
    /** By how much the player's clock is ahead of the recording's; as it was measured with the cut. */
    offsetOf: (clipId: number) => offsets.get(clipId) ?? 0,
  }
}

import { ApiError, isShownGlobally, newKey } from '@grandstand/api-client'
import type { BodyInput, calls, Event } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { formatClock } from '@grandstand/player'
import { chooseCut, eventTitle } from '@grandstand/rules'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import type { OpenPlayer } from '../../platform/open-player.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { editClipHref } from './clip-links.ts'
import { clipOptionsQuery } from './clip-queries.ts'

const maxName = 200

/** Cuts a clip while the picture plays on. `cut` is null for users who may not. */
export function useClipping(event: Event) {
  const { client, toasts } = useApp()
  const { language, fill } = useI18n()
  const { clip: words } = useWatchWords()
  const queryClient = useQueryClient()
  const user = useUser()
  const [player, setPlayer] = useState<OpenPlayer | null>(null)
  const { data: options } = useQuery({
    ...clipOptionsQuery(client, language, event.id),
    enabled: user !== null && player !== null,
  })
  const [tag] = options?.tags ?? []
  const { mutate, isPending } = useMutation({
    mutationFn: (body: BodyInput<typeof calls.createClip>) => client.send(wireCalls.createClip, { body }),
    onSuccess: clip => {
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
      if (refusal && isShownGlobally(refusal)) return
      const text = refusal?.code === 'clip_limit' ? words.limit : words.failed
      toasts.show({ key: 'clip-cut', kind: 'error', text: () => text })
    },
  })

  function cut(): void {
    if (!player || !options || !tag || isPending) return
    const picture = player.handle.getPicture()
    const { beforeSeconds, durationSeconds } = chooseCut(picture, options.max_seconds)
    const start =
      picture.dateMs === null
        ? { start_time: picture.seconds - beforeSeconds }
        : { start_date: new Date(picture.dateMs - beforeSeconds * 1000).toISOString() }
    mutate({
      ...start,
      event_id: event.id,
      event_media_id: player.mediaId,
      name: `${eventTitle(event)} · ${formatClock(picture.seconds)}`.slice(0, maxName),
      // One of the sport's must be; the toast says which, and leads to where it is changed.
      tags: [tag.alias],
      duration: durationSeconds,
      idempotency_key: newKey(),
    })
  }

  return {
    player,
    onPlayer: setPlayer,
    cut: options?.can_cut && tag ? cut : null,
  }
}

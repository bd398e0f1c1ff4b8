import { ApiError, isShownGlobally, newKey } from '@grandstand/api-client'
import type { Event } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { formatClock, type Moment } from '@grandstand/player'
import { chooseCut, findBoardMoment, gameTime, nameClip } from '@grandstand/rules'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { keepReturnPath } from '../../platform/keep-return-path.ts'
import type { OpenPlayer } from '../../platform/open-player.ts'
import { useRouter } from '../../platform/router/router-context.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { useIsOnline } from '../../platform/use-is-online.ts'
import { clipOptionsQuery } from './clip-queries.ts'
import { type KeptClip, keepClip, takeKeptClip } from './kept-clip.ts'

/** Twice as wide as the toast shows it. */
const frameWidthPx = 320

export type Clipping = ReturnType<typeof useClipping>

/** Cuts a clip while the picture plays on. `cut` is null for viewers who may not, also with an account. */
export function useClipping(event: Event) {
  const { client, storage } = useApp()
  const { language } = useI18n()
  const { participant_groups } = useBootstrap()
  const { history } = useRouter()
  const queryClient = useQueryClient()
  const isUser = useUser() !== null
  const isOnline = useIsOnline()
  const [player, setPlayer] = useState<OpenPlayer | null>(null)
  const [taken, setTaken] = useState<KeptClip | null>(null)
  const { data: options } = useQuery({
    ...clipOptionsQuery(client, language, event.id),
    enabled: player !== null,
  })
  const creating = useMutation({
    mutationFn: ({ body }: KeptClip) => client.send(wireCalls.createClip, { body }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['clips'] }),
    onError: error => {
      if (error instanceof ApiError && isShownGlobally(error)) setTaken(null)
    },
  })

  /** Without a network it waits on the device, also when the page is closed. */
  function save(clip: KeptClip): void {
    setTaken(clip)
    if (navigator.onLine) {
      creating.mutate(clip)
    } else {
      creating.reset()
      keepClip(storage, clip, Date.now())
    }
  }

  const saveKept = useEffectEvent(() => {
    const kept = takeKeptClip(storage, event.id, Date.now())
    if (kept) save(kept)
  })
  useEffect(() => void (isUser && isOnline && saveKept()), [isUser, isOnline])

  const isWaiting = taken !== null && isUser && !isOnline && creating.isIdle

  /** The time of the game in the picture that is seen, else that of the video. */
  async function readTime({ dateMs }: Moment, seconds: number, isLive: boolean): Promise<string> {
    const now = isLive ? event : null
    const board = dateMs === null ? now : await findBoard(dateMs).catch(() => null)
    return (board && gameTime(language, board, dateMs ?? Date.now())) ?? formatClock(seconds)
  }

  async function findBoard(dateMs: number) {
    const { items } = await client.send(wireCalls.listBoardMoments, { params: { id: String(event.id) } })
    return findBoardMoment(items, dateMs)
  }

  async function cut(): Promise<void> {
    if (!player || !options || creating.isPending || isWaiting) return
    const { handle, mediaId } = player
    const picture = handle.getPicture()
    const { beforeSeconds, durationSeconds } = chooseCut(picture, options.max_seconds)
    const frame = handle.getFrame(frameWidthPx)
    const time = await readTime(handle.getMoment(), picture.seconds, picture.isLive)
    const schools = new Map(participant_groups.map(school => [school.id, school]))
    const start =
      picture.dateMs === null
        ? { start_time: picture.seconds - beforeSeconds }
        : { start_date: new Date(picture.dateMs - beforeSeconds * 1000).toISOString() }
    const clip = {
      body: {
        ...start,
        event_id: event.id,
        event_media_id: mediaId,
        name: nameClip(event, schools, time),
        duration: durationSeconds,
        idempotency_key: newKey(),
      },
      frame,
      time,
    }
    if (isUser) return save(clip)
    creating.reset()
    setTaken(clip)
  }

  /** The clip is cut by then; an account is only needed to keep it. */
  function logIn(): void {
    if (!taken) return
    keepClip(storage, taken, Date.now())
    keepReturnPath(storage, history.location.href)
    history.push('/login')
  }

  return {
    player,
    onPlayer: setPlayer,
    cut: options?.can_cut || options?.can_cut_as_user ? () => void cut() : null,
    /** What the toast is about; null: nothing. */
    taken,
    clip: creating.data ?? null,
    refusal: creating.error,
    /** For a network. */
    isWaiting,
    saveAgain: () => taken && save(taken),
    logIn,
    close: () => setTaken(null),
  }
}

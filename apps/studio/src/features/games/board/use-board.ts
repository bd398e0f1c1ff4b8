import { newKey } from '@grandstand/api-client'
import type { BoardTap } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { boardQuery } from './board-query.ts'
import { keepTaps, readTaps } from './kept-taps.ts'
import { openTapQueue, type TapQueue } from './open-tap-queue.ts'

const maxAgoMs = 12 * 3_600_000

export function useBoard(channel: string, id: string) {
  const { language } = useI18n()
  const client = useClient()
  const queryClient = useQueryClient()
  const answer = useQuery(boardQuery(client, { channel, id }, language))
  const [queue, setQueue] = useState<TapQueue>({ taps: [], state: 'sent', problem: null })
  const sender = useRef<ReturnType<typeof openTapQueue>>(null)

  useEffect(() => {
    const queryKey = ['board', channel, id]
    const opened = openTapQueue({
      first: readTaps(channel, id),
      keep: taps => keepTaps(channel, id, taps),
      onChange(next) {
        setQueue(next)
        if (next.state === 'changed') void queryClient.invalidateQueries({ queryKey })
      },
      async send({ key, tap, version, at }) {
        const ago_ms = Math.min(maxAgoMs, Math.max(0, Math.round(Date.now() - at)))
        const body = { key, tap, version, ago_ms }
        const board = await client.send(studioWireCalls.tapBoard, {
          params: { channel, id },
          query: { language },
          body,
        })
        // An older answer that is still on its way must not take the place of this one.
        await queryClient.cancelQueries({ queryKey })
        queryClient.setQueryData(queryKey, { board, answeredAt: Date.now() })
      },
    })
    sender.current = opened
    const flush = () => void opened.flush()
    flush()
    addEventListener('online', flush)
    return () => {
      removeEventListener('online', flush)
      opened.close()
    }
  }, [client, queryClient, channel, id, language])

  const version = answer.data?.board.version
  return {
    answer,
    queue,
    tap(tap: BoardTap) {
      const last = queue.taps.at(-1)
      const seen = last ? last.version + 1 : version
      if (seen !== undefined) void sender.current?.add({ key: newKey(), tap, version: seen, at: Date.now() })
    },
    countOn: () => void (version !== undefined && sender.current?.countOn(version)),
    drop: () => sender.current?.drop(),
  }
}

import {
  type EmbedCommand,
  type EmbedId,
  type EmbedReport,
  type PlayerHandle,
  parseEmbedMessage,
  writeEmbedMessage,
} from '@grandstand/player'
import { useCallback, useEffect, useRef } from 'react'

interface EmbedBridge {
  /** Null: this page is not in a frame. */
  origins: readonly string[] | null
  isLive: boolean
  refusal: string | null
  open: () => void
}

/** Takes commands from the page around this one and reports to it, if its origin is one of the channel's list. */
export function useEmbedBridge({ origins, isLive, refusal, open }: EmbedBridge) {
  const handle = useRef<PlayerHandle | null>(null)
  /** What waits for the player to be open. */
  const waiting = useRef<{ id: EmbedId; command: EmbedCommand } | null>(null)
  const isOn = origins !== null && window.parent !== window

  const report = useCallback(
    (message: EmbedReport) => {
      if (!isOn) return
      // The browser delivers to the parent only where the origin is its own, and tells nobody else.
      for (const origin of parentOrigins(origins))
        window.parent.postMessage(writeEmbedMessage(message), origin)
    },
    [isOn, origins],
  )

  const run = useCallback(
    (id: EmbedId, command: EmbedCommand) => {
      const time = handle.current?.run(command, () => report({ event: 'complete', id }))
      if (time) report({ id, cmd: command.cmd, time })
    },
    [report],
  )

  const newest = useRef({ open, isLive })
  newest.current = { open, isLive }
  useEffect(() => {
    if (!isOn) return
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || !origins.includes(origin)) return
      const message = parseEmbedMessage(data)
      if (message.kind === 'ignored') return
      if (message.kind === 'refused') return report({ event: 'error', id: message.id, code: message.code })
      const { id, command } = message
      if (handle.current) return run(id, command)
      if (command.cmd === 'play' || command.cmd === 'play_part') {
        waiting.current = { id, command }
        return newest.current.open()
      }
      if (command.cmd !== 'get_time') return report({ event: 'error', id, code: 'not_ready' })
      const time = { seconds: 0, duration: 0, is_live: newest.current.isLive, is_paused: true }
      report({ id, cmd: command.cmd, time })
    }
    window.addEventListener('message', onMessage)
    report({ event: 'ready' })
    return () => window.removeEventListener('message', onMessage)
  }, [isOn, origins, report, run])

  useEffect(() => {
    if (refusal === null) return
    report({ event: 'error', id: waiting.current?.id ?? null, code: 'not_allowed' })
    waiting.current = null
  }, [refusal, report])

  return {
    onHandle: useCallback(
      (given: PlayerHandle | null) => {
        handle.current = given
        const first = waiting.current
        if (!given || !first) return
        waiting.current = null
        run(first.id, first.command)
      },
      [run],
    ),
    onEnded: useCallback(() => report({ event: 'complete' }), [report]),
    onFailed: useCallback(() => report({ event: 'error', id: null, code: 'playback_failed' }), [report]),
  }
}

/** The one that is around this page, where the browser tells it; else all that may be. */
function parentOrigins(allowed: readonly string[]): readonly string[] {
  const parent = 'ancestorOrigins' in location ? location.ancestorOrigins[0] : undefined
  return parent === undefined ? allowed : allowed.filter(origin => origin === parent)
}

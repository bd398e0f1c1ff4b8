import { TextField } from '@grandstand/ui'
import { useEffect, useRef, useState } from 'react'
import { useRehearsalWords } from '../../locales/words.ts'
import styles from './rehearsal.module.css'

interface Command {
  cmd: string
  /** Some take times. */
  withTimes?: (from: number, to: number) => Record<string, number>
}

const commands: readonly Command[] = [
  ...['play', 'pause', 'stop', 'rewind', 'get_time'].map(cmd => ({ cmd })),
  { cmd: 'seek', withTimes: seconds => ({ seconds }) },
  { cmd: 'play_part', withTimes: (start, end) => ({ start, end }) },
]
/** Older entries are of no use to anybody. */
const maxLines = 16

interface Line {
  number: number
  isSent: boolean
  text: string
}

/** The player in a frame, as on another site, with the messages to and from it. */
export function PlayerConsole({ eventId, shown }: { eventId: number; shown: string }) {
  const words = useRehearsalWords()
  const frame = useRef<HTMLIFrameElement>(null)
  const count = useRef(0)
  const [lines, setLines] = useState<Line[]>([])
  const times = useRef<HTMLFormElement>(null)
  const timeOf = (name: string) => Number(new FormData(times.current ?? undefined).get(name))
  const write = useRef((isSent: boolean, message: unknown) => {
    count.current += 1
    const line = { number: count.current, isSent, text: JSON.stringify(message) }
    setLines(before => [line, ...before].slice(0, maxLines))
  })
  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === frame.current?.contentWindow && origin === location.origin) write.current(false, data)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])

  function send({ cmd, withTimes }: Command): void {
    const more = withTimes?.(timeOf('from'), timeOf('to'))
    const message = { source: 'grandstand', v: 1, id: count.current + 1, cmd, ...more }
    write.current(true, message)
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }

  return (
    <>
      <iframe
        // Another state is another page.
        key={shown}
        ref={frame}
        className={styles.frame}
        title={words.frame}
        src={`/watch_embed/${eventId}`}
        allow="autoplay; fullscreen"
      />
      <div className={styles.commands}>
        {commands.map(each => (
          <button key={each.cmd} className="button" type="button" onClick={() => send(each)}>
            {each.cmd}
          </button>
        ))}
      </div>
      <form ref={times} className={styles.commands} onSubmit={event => event.preventDefault()}>
        <TextField name="from" label={words.seconds} inputMode="decimal" defaultValue="5" />
        <TextField name="to" label={words.until} inputMode="decimal" defaultValue="10" />
      </form>
      <h2 className={styles.heading}>{words.log}</h2>
      {lines.length === 0 && <p>{words.silent}</p>}
      <div className={`${styles.log} meta`} role="log" aria-label={words.log}>
        <ol className="stack-1">
          {lines.map(({ number, isSent, text }) => (
            <li key={number}>
              <strong>{isSent ? words.sent : words.heard}</strong> <code>{text}</code>
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}

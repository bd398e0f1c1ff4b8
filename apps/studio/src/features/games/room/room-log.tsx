import type { Room, RoomEntry } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Icon } from '@grandstand/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { May } from '../../../platform/may.tsx'
import styles from './room-log.module.css'
import { TakeAlarm } from './take-alarm.tsx'
import { useEntryText } from './use-entry-text.ts'

const maxChars = 2_000

/** Alarms, score, cameras and what the crew did and wrote, in one line of time; it stays at its end. */
export function RoomLog({ channel, room }: { channel: string; room: Room }) {
  const { words } = useI18n()
  const say = words.room
  const list = useRef<HTMLDivElement>(null)
  const count = room.log.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what comes
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [count])
  return (
    <section className={styles.section} aria-labelledby="room-log">
      <div className={styles.title}>
        <h2 id="room-log">{say.log}</h2>
      </div>
      {count === 0 && <p className={`${styles.none} quiet small`}>{say.noLog}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long log is scrolled by keys */}
      <div ref={list} className={styles.scroll} role="log" aria-labelledby="room-log" tabIndex={0}>
        <ul className={styles.log}>
          {room.log.map(entry => (
            <Entry key={keyOf(entry)} channel={channel} entry={entry} timeZone={room.time_zone} />
          ))}
        </ul>
      </div>
      <May call={studioWireCalls.addGameNote}>
        <NoteForm channel={channel} id={String(room.id)} />
      </May>
    </section>
  )
}

const keyOf = (entry: RoomEntry) =>
  `${entry.type} ${entry.at} ${'id' in entry ? entry.id : ''}${'camera' in entry ? entry.camera : ''}${'team' in entry ? entry.team : ''}`

interface EntryProps {
  channel: string
  entry: RoomEntry
  timeZone: string
}

function Entry({ channel, entry, timeZone }: EntryProps) {
  const { time } = useI18n()
  const { text, note } = useEntryText()(entry)
  const isOpen = entry.type === 'alarm' && entry.is_open
  return (
    <li className={styles.entry} data-type={entry.type} data-open={isOpen || undefined}>
      <span className="breaks">
        {text}
        {note && <small>{note}</small>}
      </span>
      {isOpen && entry.by === null && <TakeAlarm channel={channel} alarm={entry.id} />}
      <time dateTime={entry.at}>{time(entry.at, timeZone)}</time>
    </li>
  )
}

function NoteForm({ channel, id }: { channel: string; id: string }) {
  const i18n = useI18n()
  const say = i18n.words.room
  const client = useClient()
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const adding = useMutation({
    mutationFn: (text: string) =>
      client.send(studioWireCalls.addGameNote, { params: { channel, id }, body: { text } }),
    gcTime: 0,
    onSuccess: () => form.current?.reset(),
    onSettled: () => queries.invalidateQueries({ queryKey: ['event', channel, id] }),
  })
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('note')).trim()
    if (text !== '') adding.mutate(text)
  }
  return (
    <form ref={form} className={styles.form} onSubmit={send}>
      <input
        className={styles.input}
        name="note"
        aria-label={say.note}
        placeholder={say.note}
        maxLength={maxChars}
        autoComplete="off"
      />
      <button className="icon-button" type="submit" aria-label={say.send} disabled={adding.isPending}>
        <Icon name="chevron_right" />
      </button>
      <p className="small strong problem unless-empty" role="alert">
        {adding.isError && errorText(adding.error, i18n)}
      </p>
    </form>
  )
}

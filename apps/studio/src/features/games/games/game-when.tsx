import { dayOf, readLocalTime, shiftDay } from '@grandstand/rules'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Picks } from '../../../platform/picks.tsx'
import { ProblemLine } from '../../../platform/problem-line.tsx'
import { venueOf } from './game-draft.ts'
import styles from './game-form.module.css'
import type { GamePart } from './game-part.ts'

const daysAtHand = 5

/** The day and the hour, by the clocks of the venue. */
export function GameWhen({ draft, set, choices, field }: GamePart) {
  const { words, fill, language, time, zoneName } = useI18n()
  const say = words.games
  const venue = choices.venues.find(({ id }) => id === venueOf(draft, choices))
  const zone = venue?.time_zone ?? choices.time_zone
  const today = dayOf(Date.now(), zone)
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  const dayText = (day: string) => `${weekday.format(new Date(`${day}T00:00:00Z`))} ${Number(day.slice(-2))}`
  const days = Array.from({ length: daysAtHand }, (_, at) => shiftDay(today, at))
  const near = [say.tonight, say.tomorrow]
  const begins = readLocalTime(`${draft.day} ${draft.time}`, zone)
  const ends =
    'at' in begins && Number(draft.minutes) > 0 && begins.at.getTime() + Number(draft.minutes) * 60_000
  const fields = { day: field('day'), time: field('time') }
  const setDay = (day: string) => {
    set({ day })
    fields.day.onInput()
  }
  return (
    <section className="stack-2">
      <h2 className={styles.title}>{say.when}</h2>
      <div className={styles.days}>
        <Picks
          label={say.day}
          value={draft.day}
          options={days.map((day, at) => ({
            value: day,
            label: near[at] ?? dayText(day),
          }))}
          onPick={setDay}
        />
        <input
          className={styles.day}
          type="date"
          name={fields.day.name}
          aria-label={say.day}
          aria-invalid={fields.day.problem ? true : undefined}
          aria-describedby="when-problem"
          value={draft.day}
          onChange={({ target }) => setDay(target.value)}
        />
      </div>
      <div className={styles.hour}>
        <input
          className={styles.time}
          type="time"
          name={fields.time.name}
          aria-label={words.common.time}
          aria-invalid={fields.time.problem ? true : undefined}
          aria-describedby="when-problem"
          value={draft.time}
          onChange={({ target }) => {
            set({ time: target.value })
            fields.time.onInput()
          }}
        />
        <span className="quiet meta figures">
          {ends === false
            ? zoneName(zone)
            : fill(say.until, { time: time(ends, zone), zone: zoneName(zone) })}
        </span>
      </div>
      <ProblemLine id="when-problem" text={fields.day.problem ?? fields.time.problem} />
    </section>
  )
}

import type { GameChoices } from '@grandstand/contract'
import { gameSales } from '@grandstand/contract/studio-constants'
import { FieldFrame, SelectField } from '@grandstand/ui'
import { useEffect, useRef } from 'react'
import { type EventsAddress, eventsHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useGo } from '../../../platform/use-go.ts'
import { defaultOrder, orderOf } from './default-order.ts'
import styles from './event-narrowing.module.css'

interface EventNarrowingProps {
  channel: string
  asked: EventsAddress
  choices: GameChoices
}

/** What else narrows the list. Each choice is an address of its own, so that a list can be kept and sent. */
export function EventNarrowing({ channel, asked, choices }: EventNarrowingProps) {
  const { words, plural } = useI18n()
  const say = words.events.narrow
  const go = useGo()
  const set = (change: Partial<EventsAddress>) =>
    go(eventsHref(channel, { ...asked, ...change }), { replace: true })
  const names = ['sport', 'school', 'team', 'from', 'to', 'sale', 'camera'] as const
  const count = names.filter(name => asked[name] !== '').length
  const schools = new Map(choices.teams.map(({ school_id, school }) => [String(school_id), school]))
  const teams = choices.teams.filter(
    team =>
      (asked.school === '' || String(team.school_id) === asked.school) &&
      (asked.sport === '' || String(team.sport_id) === asked.sport || String(team.id) === asked.team),
  )
  return (
    <details className={styles.narrowing} open={count > 0 || undefined}>
      <summary>{count === 0 ? say.title : plural(say.count, count)}</summary>
      <div className={`${styles.fields} stack-3`}>
        <SelectField
          name="sport"
          label={words.common.sport}
          value={asked.sport}
          onChange={({ target }) => set({ sport: target.value })}
          options={[
            { value: '', label: say.allSports },
            ...choices.sports.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <SelectField
          name="school"
          label={say.school}
          value={asked.school}
          onChange={({ target }) => set({ school: target.value, team: '' })}
          options={[
            { value: '', label: say.allSchools },
            ...[...schools].map(([value, label]) => ({ value, label })),
          ]}
        />
        <SelectField
          name="team"
          label={say.team}
          value={asked.team}
          onChange={({ target }) => set({ team: target.value })}
          options={[
            { value: '', label: say.allTeams },
            ...teams.map(({ id, name, school }) => ({ value: String(id), label: `${name} · ${school}` })),
          ]}
        />
        <Day name="from" label={say.from} value={asked.from} onDay={from => set({ from })} />
        <Day
          name="to"
          label={say.to}
          value={asked.to}
          onDay={to => set({ to })}
          problem={asked.to !== '' && asked.to < asked.from ? say.backwards : undefined}
        />
        <SelectField
          name="sale"
          label={say.sale}
          value={asked.sale}
          onChange={({ target }) => set({ sale: target.value })}
          options={[
            { value: '', label: say.sales.all },
            ...gameSales.map(value => ({ value, label: say.sales[value] })),
          ]}
        />
        <SelectField
          name="camera"
          label={say.camera}
          value={asked.camera}
          onChange={({ target }) => set({ camera: target.value })}
          options={[
            { value: '', label: say.anyCamera },
            { value: 'none', label: say.noCamera },
          ]}
        />
        <SelectField
          name="order"
          label={say.order}
          value={orderOf(asked)}
          onChange={({ target }) =>
            set({ order: target.value === defaultOrder(asked.status) ? '' : target.value })
          }
          options={(['asc', 'desc'] as const).map(value => ({ value, label: words.events.orders[value] }))}
        />
        {count > 0 && (
          <a
            className="button"
            href={eventsHref(channel, { search: asked.search, status: asked.status, order: asked.order })}
          >
            {say.clear}
          </a>
        )}
      </div>
    </details>
  )
}

interface DayProps {
  name: string
  label: string
  value: string
  problem?: string | undefined
  onDay: (day: string) => void
}

/** A day is asked for once it is whole: half of one is typed on, and nobody loses their place in the field. */
function Day({ label, problem, value, onDay, name }: DayProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value
  }, [value])
  return (
    <FieldFrame label={label} problem={problem}>
      {control => (
        <input
          {...control}
          ref={input}
          name={name}
          type="date"
          defaultValue={value}
          min="1900-01-01"
          max="2199-12-31"
          onChange={({ target }) => {
            const isYear = !target.value.startsWith('0')
            if (isYear && target.value !== value) onDay(target.value)
          }}
        />
      )}
    </FieldFrame>
  )
}

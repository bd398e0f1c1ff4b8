import { SelectField, TextField } from '@grandstand/ui'
import { useState } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './game-form.module.css'
import type { GamePart } from './game-part.ts'

/** When and where; the clock is that of the venue. */
export function GameTime({ first, choices, field }: GamePart) {
  const { words, fill } = useI18n()
  const say = words.games
  const [venueId, setVenueId] = useState(String(first.venue_id ?? ''))
  const zone = choices.venues.find(({ id }) => String(id) === venueId)?.time_zone ?? choices.time_zone
  const [day = '', time = ''] = first.time.split(/[ T]/)
  return (
    <div className={styles.pair}>
      <TextField {...field('day')} type="date" label={say.day} defaultValue={day} required />
      <TextField
        {...field('time')}
        type="time"
        label={words.common.time}
        hint={fill(say.zoneHint, { zone })}
        defaultValue={time.slice(0, 5)}
        required
      />
      <SelectField
        {...field('venue_id')}
        label={words.common.venue}
        value={venueId}
        onChange={({ target }) => setVenueId(target.value)}
        options={[
          { value: '', label: say.noVenue },
          ...choices.venues.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <TextField
        {...field('minutes')}
        label={say.minutes}
        inputMode="numeric"
        defaultValue={String(first.minutes)}
        autoComplete="off"
      />
    </div>
  )
}

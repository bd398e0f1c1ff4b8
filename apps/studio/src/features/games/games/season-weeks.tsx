import { FieldFrame, SelectField } from '@grandstand/ui'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import type { SeriesWeeks } from './season-state.ts'

interface SeasonWeeksProps {
  weeks: SeriesWeeks
  onWeeks: (weeks: SeriesWeeks) => void
}

const weeksApart = [1, 2, 3, 4]
const weekCounts = Array.from({ length: 52 }, (_, at) => String(at + 1))

/** How often a game comes again, and until when. */
export function SeasonWeeks({ weeks, onWeeks }: SeasonWeeksProps) {
  const { words, plural } = useI18n()
  const say = words.games.season
  return (
    <>
      <SelectField
        name="apart"
        label={say.apart}
        value={weeks.apart}
        onChange={({ target }) => onWeeks({ ...weeks, apart: target.value })}
        options={weeksApart.map(each => ({
          value: String(each),
          label: each === 1 ? say.weekly : plural(say.weeks, each),
        }))}
      />
      <SelectField
        name="count"
        label={say.count}
        value={weeks.count}
        onChange={({ target }) => onWeeks({ ...weeks, count: target.value })}
        options={[
          { value: '', label: say.untilDay },
          ...weekCounts.map(count => ({ value: count, label: count })),
        ]}
      />
      {weeks.count === '' && (
        <FieldFrame label={say.until} hint={say.untilHint}>
          {control => (
            <input
              {...control}
              name="until"
              type="date"
              required
              value={weeks.until}
              onChange={({ target }) => onWeeks({ ...weeks, until: target.value })}
            />
          )}
        </FieldFrame>
      )}
    </>
  )
}

import { FormProblem } from '@grandstand/ui'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import type { Season } from './use-season.ts'

/** What is being done, what was done, or what is wrong with the whole of it. */
export function SeasonStatus({ season: { state, looking, writing } }: { season: Season }) {
  const i18n = useI18n()
  const { words, fill } = i18n
  const say = words.games.season
  const tellProblem = () => {
    if (looking.isError) return errorText(looking.error, i18n)
    if (writing.isError) return say.notWritten
    if (!state?.preview.problem) return null
    const { code, line, found } = state.preview.problem
    const text = fill(say.problems[code], { found })
    return line === null ? text : fill(say.fileProblem, { line: String(line), problem: text })
  }
  return (
    <>
      <p role="status">
        {looking.isPending && say.looking}
        {writing.isPending && say.writing}
        {writing.data &&
          fill(say.done, { made: String(writing.data.made), changed: String(writing.data.changed) })}
      </p>
      <FormProblem text={tellProblem()} />
      {state && !state.preview.problem && state.preview.rows.length === 0 && (
        <FormProblem text={say.noDates} />
      )}
    </>
  )
}

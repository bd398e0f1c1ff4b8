import type { SeasonName } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { FieldFrame, FormProblem, SelectField, Skeleton } from '@grandstand/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { GameForm } from '../features/games/games/game-form.tsx'
import { gameChoicesQuery } from '../features/games/games/games-queries.ts'
import { newTerms } from '../features/games/games/new-terms.ts'
import styles from '../features/games/games/season.module.css'
import { SeasonNames } from '../features/games/games/season-names.tsx'
import { SeasonRows } from '../features/games/games/season-rows.tsx'
import type { SeasonBody, SeasonState } from '../features/games/games/season-source.ts'
import { useGamePictures } from '../features/games/games/use-game-pictures.ts'
import { useClient } from '../platform/client-context.ts'
import { errorText } from '../platform/error-text.ts'
import { eventsHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadProblem } from '../platform/load-problem.tsx'
import { Panel } from '../platform/panel.tsx'
import { readFileContent } from '../platform/read-file-content.ts'
import { saveBytes } from '../platform/save-file.ts'
import { ScreenHead } from '../platform/screen-head.tsx'

const noChoices = { teams: {}, venues: {}, sports: {} }
const noDefaults = { sport_id: null, minutes: 180 }

const maxGames = 104

/** So many games, or all that there are up to a day. */
function endOf({ count, until }: { count: string; until: string }) {
  return count === ''
    ? { count: maxGames, until: until || null }
    : { count: Math.min(maxGames, Math.max(1, Number(count) || 1)) }
}

/** A season out of a file, or one game week by week: looked at first, then written at once. */
export function SeasonScreen({ channel, kind }: { channel: string; kind: 'file' | 'series' }) {
  const i18n = useI18n()
  const { words, language, fill, plural } = i18n
  const say = words.games.season
  const client = useClient()
  const queryClient = useQueryClient()
  const choices = useQuery(gameChoicesQuery(client, channel, language))
  const [state, setState] = useState<SeasonState | null>(null)
  const pictures = useGamePictures(channel, [])
  const [sportId, setSportId] = useState('')
  const [weeks, setWeeks] = useState({ count: '10', apart: '1', until: '' })
  const looking = useMutation({
    mutationFn: async (body: SeasonBody) => {
      const preview = await client.send(studioWireCalls.previewSeason, { params: { channel }, body })
      setState({ body, preview })
    },
    gcTime: 0,
  })
  const writing = useMutation({
    mutationFn: async ({ body, preview }: SeasonState) => {
      const done = await client.send(studioWireCalls.importSeason, {
        params: { channel },
        body: { ...body, version: preview.version },
      })
      await queryClient.invalidateQueries({ queryKey: ['events'] })
      setState(null)
      return done
    },
    gcTime: 0,
  })
  const getTemplate = async (format: 'csv' | 'xlsx') => {
    const { name, content } = await client.send(studioWireCalls.getSeasonTemplate, {
      params: { channel },
      query: { format },
    })
    saveBytes(name, content)
  }
  const defaults = { ...noDefaults, sport_id: sportId === '' ? null : Number(sportId) }
  const begin = (source: SeasonBody['source']) => {
    writing.reset()
    return looking.mutateAsync({ source, choices: noChoices, defaults, left_out: [], language })
  }
  const open = async (file: File | undefined) => {
    if (file) await begin({ kind: 'file', content: await readFileContent(file) }).catch(() => {})
  }
  const again = (change: Partial<SeasonBody>) => {
    if (state) looking.mutate({ ...state.body, ...change })
  }
  const choose = ({ kind: list, text }: SeasonName, id: number) => {
    if (!state) return
    const chosen = { ...state.body.choices[list], [text.toLowerCase()]: id }
    again({ choices: { ...state.body.choices, [list]: chosen } })
  }
  const leftOut = new Set(state?.body.left_out)
  const leaveOut = (rows: readonly number[], isLeftOut: boolean) => {
    const others = [...leftOut].filter(row => !rows.includes(row))
    again({ left_out: isLeftOut ? [...others, ...rows] : others })
  }
  const tellProblem = ({ code, line, found }: NonNullable<SeasonState['preview']['problem']>) => {
    const text = fill(say.problems[code], { found })
    return line === null ? text : fill(say.fileProblem, { line: String(line), problem: text })
  }
  const preview = state?.preview
  const wrong = preview?.rows.filter(row => row.state === 'wrong').map(({ row }) => row) ?? []
  const counts = preview?.counts
  const problem = preview?.problem
  return (
    <>
      <ScreenHead
        title={kind === 'file' ? say.title : say.seriesTitle}
        text={kind === 'file' ? say.text : say.seriesText}
        back={{ href: eventsHref(channel), label: words.event.back }}
      />
      {choices.isError && <LoadProblem error={choices.error} onRetry={() => void choices.refetch()} />}
      {choices.isPending && <Skeleton shape="row" count={4} />}
      <div className={styles.steps}>
        {choices.data && kind === 'file' && (
          <Panel title={say.fileTitle} text={say.fileText}>
            <div className={styles.tools}>
              <button className="button" type="button" onClick={() => void getTemplate('xlsx')}>
                {say.templateXlsx}
              </button>
              <button className="button" type="button" onClick={() => void getTemplate('csv')}>
                {say.templateCsv}
              </button>
            </div>
            <SelectField
              name="sport"
              label={say.sport}
              value={sportId}
              onChange={({ target }) => setSportId(target.value)}
              options={[
                { value: '', label: say.noSport },
                ...choices.data.sports.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
            <label className={styles.file}>
              {say.choose}
              <input
                type="file"
                accept=".csv,.tsv,.txt,.xlsx,.ics"
                onChange={({ target }) => void open(target.files?.[0])}
              />
            </label>
          </Panel>
        )}
        {choices.data && kind === 'series' && !state && (
          <GameForm
            terms={newTerms(choices.data)}
            choices={choices.data}
            pictures={pictures}
            submit={say.look}
            onSave={terms =>
              begin({
                kind: 'series',
                terms,
                weeks_apart: Math.min(8, Math.max(1, Number(weeks.apart) || 1)),
                ...endOf(weeks),
              })
            }
          >
            <SelectField
              name="apart"
              label={say.apart}
              value={weeks.apart}
              onChange={({ target }) => setWeeks({ ...weeks, apart: target.value })}
              options={[1, 2, 3, 4].map(each => ({
                value: String(each),
                label: each === 1 ? say.weekly : plural(say.weeks, each),
              }))}
            />
            <SelectField
              name="count"
              label={say.count}
              value={weeks.count}
              onChange={({ target }) => setWeeks({ ...weeks, count: target.value })}
              options={[
                { value: '', label: say.untilDay },
                ...Array.from({ length: 52 }, (_, at) => ({
                  value: String(at + 1),
                  label: String(at + 1),
                })),
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
                    onChange={({ target }) => setWeeks({ ...weeks, until: target.value })}
                  />
                )}
              </FieldFrame>
            )}
          </GameForm>
        )}
        <p role="status">
          {looking.isPending && say.looking}
          {writing.isPending && say.writing}
          {writing.data &&
            fill(say.done, { made: String(writing.data.made), changed: String(writing.data.changed) })}
        </p>
        <FormProblem
          text={
            looking.isError
              ? errorText(looking.error, i18n)
              : writing.isError
                ? say.notWritten
                : problem
                  ? tellProblem(problem)
                  : null
          }
        />
        {preview && !problem && preview.rows.length === 0 && <FormProblem text={say.noDates} />}
        {state && preview && counts && !problem && choices.data && preview.rows.length > 0 && (
          <>
            <p className={styles.counts}>
              {fill(say.counts, {
                fresh: String(counts.new),
                changed: String(counts.changed),
                same: String(counts.same),
                wrong: String(counts.wrong),
                left: String(counts.left_out),
              })}
            </p>
            <div className={styles.tools}>
              <button
                className="button button--primary"
                type="button"
                disabled={
                  wrong.length > 0 ||
                  counts.new + counts.changed === 0 ||
                  looking.isPending ||
                  writing.isPending
                }
                onClick={() => writing.mutate(state)}
              >
                {plural(say.write, counts.new + counts.changed)}
              </button>
              {wrong.length > 0 && (
                <button className="button" type="button" onClick={() => leaveOut(wrong, true)}>
                  {plural(say.leaveOut, wrong.length)}
                </button>
              )}
              {writing.isError && (
                <button className="button" type="button" onClick={() => again({})}>
                  {say.lookAgain}
                </button>
              )}
            </div>
            {preview.names.length > 0 && (
              <SeasonNames names={preview.names} choices={choices.data} onChoose={choose} />
            )}
            <SeasonRows
              preview={preview}
              currency={choices.data.currency}
              leftOut={leftOut}
              onLeaveOut={(row, isLeftOut) => leaveOut([row], isLeftOut)}
            />
          </>
        )}
      </div>
    </>
  )
}

import { LinkTabs, Skeleton } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { GameForm } from '../features/games/games/game-form.tsx'
import { gameChoicesQuery } from '../features/games/games/games-queries.ts'
import { newTerms } from '../features/games/games/new-terms.ts'
import { SeasonColumns } from '../features/games/games/season-columns.tsx'
import { SeasonFile } from '../features/games/games/season-file.tsx'
import { SeasonReview } from '../features/games/games/season-review.tsx'
import { readSeries, type SeriesWeeks } from '../features/games/games/season-state.ts'
import { SeasonStatus } from '../features/games/games/season-status.tsx'
import { SeasonWeeks } from '../features/games/games/season-weeks.tsx'
import { useGamePictures } from '../features/games/games/use-game-pictures.ts'
import { useSeason } from '../features/games/games/use-season.ts'
import { useClient } from '../platform/client-context.ts'
import { eventsHref, seasonHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadProblem } from '../platform/load-problem.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'

/** A season out of a file, or one game week by week: looked at first, then written at once. */
export function SeasonScreen({ channel, kind }: { channel: string; kind: 'file' | 'series' }) {
  const { words, language } = useI18n()
  const say = words.games.season
  const choices = useQuery(gameChoicesQuery(useClient(), channel, language))
  const pictures = useGamePictures(channel, [])
  const season = useSeason(channel)
  const [weeks, setWeeks] = useState<SeriesWeeks>({ count: '10', apart: '1', until: '' })
  const { state } = season
  const canReview = state !== null && !state.preview.problem && state.preview.rows.length > 0
  return (
    <>
      <ScreenHead
        title={kind === 'file' ? say.title : say.seriesTitle}
        text={kind === 'file' ? say.text : say.seriesText}
        back={{ href: eventsHref(channel), label: words.event.back }}
      />
      <LinkTabs
        label={say.ways}
        tabs={(['file', 'series'] as const).map(each => ({
          href: seasonHref(channel, each),
          label: each === 'file' ? say.fromFile : say.seriesTitle,
          current: each === kind,
        }))}
      />
      {choices.isError && <LoadProblem error={choices.error} onRetry={() => void choices.refetch()} />}
      {choices.isPending && <Skeleton shape="row" count={4} />}
      <div className="stack-5">
        {choices.data && kind === 'file' && (
          <SeasonFile channel={channel} sports={choices.data.sports} onBegin={season.begin} />
        )}
        {choices.data && kind === 'series' && !state && (
          <GameForm
            channel={channel}
            terms={newTerms()}
            isNew
            choices={choices.data}
            pictures={pictures}
            submit={say.look}
            onSave={terms => season.begin(readSeries(terms, weeks))}
          >
            <SeasonWeeks weeks={weeks} onWeeks={setWeeks} />
          </GameForm>
        )}
        <SeasonStatus season={season} />
        {state && state.preview.columns.length > 0 && (
          <SeasonColumns
            columns={state.preview.columns}
            onMeaning={(text, meaning) => season.change({ type: 'column', text, meaning })}
          />
        )}
        {canReview && choices.data && (
          <SeasonReview channel={channel} season={season} state={state} choices={choices.data} />
        )}
      </div>
    </>
  )
}

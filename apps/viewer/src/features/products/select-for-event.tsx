import type { Event, OfferChoice } from '@grandstand/contract'
import { eventTitle } from '@grandstand/rules'
import { LatePicture } from '@grandstand/ui'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccountWords, usePassesWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { DetailProblem } from '../../platform/detail-problem.tsx'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { isOpenOffer } from '../../platform/offer/offer-words.ts'
import { useGameOffer } from '../../platform/offer/use-game-offer.ts'
import { Navigate } from '../../platform/router/navigate.tsx'
import { offersQuery } from '../../platform/session/offers-query.ts'
import { BackToGame, NothingToBuy } from './nothing-to-buy.tsx'
import styles from './option-card.module.css'
import { optionHref } from './option-href.ts'
import { OtherWays } from './other-ways.tsx'
import { WatchOptions } from './watch-options.tsx'

/** What opens a game. One way to watch is no choice: it leads straight to the checkout. */
export function SelectForEvent({ asked }: { asked: UseQueryResult<Event> }) {
  const { client, storage } = useApp()
  const { language } = useI18n()
  const { selectPackage: words } = useAccountWords()
  const { data: event } = asked
  const [teamId, setTeamId] = useState(() => storage.get('team'))
  // A picked team counts where it plays.
  const team = event?.participants.find(({ id }) => id === teamId)
  const offers = useQuery({
    ...offersQuery(client, language, {
      event_id: String(event?.id),
      ...(team && { participant_id: String(team.id) }),
    }),
    enabled: event !== undefined,
  })
  const lost = [asked, offers].find(({ error, data, isFetching }) => error && !data && !isFetching)
  if (lost?.error) {
    const list = { href: '/packages', label: words.seePasses }
    return (
      <DetailProblem
        error={lost.error}
        title={words.failedTitle}
        list={list}
        onAgain={() => void lost.refetch()}
      />
    )
  }
  if (!event || !offers.data) {
    return (
      <p role="status" className="lead">
        {words.loading}
      </p>
    )
  }
  return <EventOffers event={event} choice={offers.data} onTeam={setTeamId} />
}

interface EventOffersProps {
  event: Event
  choice: OfferChoice
  onTeam: (id: number) => void
}

function EventOffers({ event, choice, onTeam }: EventOffersProps) {
  const { selectPackage: words } = useAccountWords()
  const { words: common } = useI18n()
  const offer = useGameOffer(event)
  const sold = choice.options.filter(({ is_for_sale }) => is_for_sale)
  const [only, ...more] = sold
  if (event.has_access || !only || offer.state === 'no_replay') return <NothingToBuy event={event} />
  if (more.length === 0) return <Navigate to={optionHref(only, event.id)} />
  const team = event.participants.find(({ id }) => id === choice.participant_id) ?? null
  const others = choice.options.filter(({ kind }) => kind === 'other')
  return (
    <>
      <div className="stack-3 start">
        <h2 className="title-2">{eventTitle(event)}</h2>
        <p className="lead">{isOpenOffer(offer) ? words.intro : common.watch.saleLaterPass}</p>
        <BackToGame event={event} />
      </div>
      <Teams event={event} choice={choice} onTeam={onTeam} />
      <WatchOptions choice={choice} team={team} eventId={event.id} />
      <OtherWays options={others} eventId={event.id} />
    </>
  )
}

/** A team pass is for one of the teams that play. */
function Teams({ event, choice, onTeam }: EventOffersProps) {
  const words = usePassesWords()
  const teams = event.participants.filter(({ id }) => choice.team_ids.includes(id))
  const hasTeamPass = choice.options.some(({ participant_id }) => participant_id !== null)
  if (!hasTeamPass || teams.length < 2) return null
  return (
    <fieldset className={styles.teams}>
      <legend className="quiet small">{words.forTeam}</legend>
      {teams.map(({ id, card_name, images: [crest] }) => (
        <button
          key={id}
          className={`button ${styles.team}`}
          type="button"
          aria-pressed={id === choice.participant_id}
          onClick={() => onTeam(id)}
        >
          {crest && <LatePicture picture={crest} sizes="24px" />}
          {card_name}
        </button>
      ))}
    </fieldset>
  )
}

import type { GameChoices } from '@grandstand/contract'
import { readLocalTime } from '@grandstand/rules'
import { useState } from 'react'
import { Crest } from '../../../platform/crest.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Picks } from '../../../platform/picks.tsx'
import styles from './fan-card.module.css'
import { type GameDraft, offerOf, priceOf, usualOf, venueOf } from './game-draft.ts'
import type { GamePictures } from './use-game-pictures.ts'

const stages = ['before', 'live', 'replay'] as const

interface FanCardProps {
  draft: GameDraft
  choices: GameChoices
  pictures: GamePictures
}

/** Shows the game in the form as fans will see it: before, live and as a replay. */
export function FanCard({ draft, choices, pictures }: FanCardProps) {
  const { words, language, time, money } = useI18n()
  const say = words.games
  const [stage, setStage] = useState<(typeof stages)[number]>('before')
  const teamOf = (id: number | null) => choices.teams.find(team => team.id === id)
  const sides = draft.kind === 'pair' ? [teamOf(draft.away_id), teamOf(draft.home_id)] : []
  const meet = draft.kind === 'meet' ? draft.team_ids.map(teamOf) : []
  const [away, home] = draft.kind === 'pair' ? sides : meet
  const venue = choices.venues.find(({ id }) => id === venueOf(draft, choices))
  const zone = venue?.time_zone ?? choices.time_zone
  const begins = readLocalTime(`${draft.day} ${draft.time}`, zone)
  const sport = choices.sports.find(({ id }) => id === draft.sport_id)?.short_name
  const title = draft.title[choices.languages[0] ?? ''] ?? ''
  const isUndecided = draft.offer === null && usualOf(draft, choices).from === 'none'
  const price = priceOf(draft, choices)
  const total = price.base_price + price.service_fee
  const picture = draft.image_id === null ? undefined : pictures.urlOf(draft.image_id)
  const offer = isUndecided
    ? '?'
    : total > 0
      ? money(total, choices.currency)
      : say.offers[draft.offer ?? offerOf(price)]
  const day =
    'at' in begins
      ? new Intl.DateTimeFormat(language, {
          weekday: 'short',
          day: 'numeric',
          month: 'short',
          timeZone: zone,
        }).format(begins.at)
      : ''
  return (
    <section className={styles.fan} aria-label={say.asFansSeeIt}>
      <div className={styles.head}>
        <h2>{say.asFansSeeIt}</h2>
        <Picks
          isJoined
          label={say.asFansSeeIt}
          value={stage}
          options={stages.map(value => ({ value, label: say.stages[value] }))}
          onPick={setStage}
        />
      </div>
      <div
        className={styles.card}
        style={{ '--away': away?.color ?? '#5a6577', '--home': home?.color ?? away?.color ?? '#394252' }}
      >
        {picture ? (
          <img className={styles.picture} src={picture} alt="" />
        ) : (
          <div className={styles.poster}>
            {[away, home].map((team, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: always two places, and either may be empty
              <span key={at}>
                {team ? <Crest team={team} size={84} /> : <span className={styles.blank} />}
              </span>
            ))}
          </div>
        )}
        <div className={styles.body}>
          <div className={styles.when}>
            {stage === 'live' ? (
              <span className={styles.live}>{say.stages.live}</span>
            ) : stage === 'replay' ? (
              <span>{[say.final, day].filter(Boolean).join(' · ')}</span>
            ) : (
              <span>{'at' in begins ? `${day} · ${time(begins.at.getTime(), zone)}` : say.noDay}</span>
            )}
            <span className={styles.offer} data-open={(!isUndecided && total === 0) || undefined}>
              {offer}
            </span>
          </div>
          {draft.kind === 'pair' && title === '' ? (
            sides.map((team, at) => (
              <div key={team?.id ?? -at} className={styles.team}>
                {team ? <Crest team={team} size={22} /> : <span className={styles.dot} />}
                <span>{team?.card_name ?? (at === 0 ? say.away : say.home)}</span>
                {stage === 'live' && <b>0</b>}
              </div>
            ))
          ) : (
            <div className={styles.team}>{title || say.noTitle}</div>
          )}
          <p className={styles.facts}>{[sport, venue?.name].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
    </section>
  )
}

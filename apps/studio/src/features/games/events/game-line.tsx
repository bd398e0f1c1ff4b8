import type { ListedGame } from '@grandstand/contract'
import type { DeskState } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import { type MouseEvent, useRef } from 'react'
import { Crest } from '../../../platform/crest.tsx'
import type { GameChoice } from '../../../platform/game-choice.ts'
import { eventHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './game-lines.module.css'

interface GameLineProps {
  channel: string
  game: ListedGame
  state: DeskState
  currency: string
  /** The channel's: another one is named. */
  timeZone: string
  choice: GameChoice | undefined
  /** Of all that is shown: from one to another all between are chosen. */
  order: readonly number[]
}

const longPressMs = 400

/** A game in one line: when, who, how it stands, who watches and what it brings in. */
export function GameLine({ channel, game, state, currency, timeZone, choice, order }: GameLineProps) {
  const { words, fill, plural, number, money, time, zoneName } = useI18n()
  const say = words.events
  const { id, name, teams, stream_status, starts_at } = game
  const price = game.base_price + game.service_fee
  const isPair = teams.length === 2
  const isOver = stream_status !== 'upcoming'
  const scores = isPair && isOver && teams.every(({ score }) => score !== null)
  const isChosen = choice?.isChosen(id) ?? false
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHeld = useRef(false)

  const hold = () => {
    wasHeld.current = false
    timer.current = setTimeout(() => {
      wasHeld.current = true
      choice?.choose(id, !isChosen)
      navigator.vibrate?.(10)
    }, longPressMs)
  }
  const release = () => clearTimeout(timer.current)
  function click(event: MouseEvent) {
    if (!choice) return
    const { target } = event
    if (target instanceof Element && target.closest('label')) return
    // While some are chosen a touch chooses more of them, as the long press that began it.
    const isChoosing =
      wasHeld.current || event.shiftKey || (choice.isAny && matchMedia('(pointer: coarse)').matches)
    if (!isChoosing) return
    event.preventDefault()
    if (!wasHeld.current) choice.choose(id, !isChosen, event.shiftKey ? order : undefined)
    wasHeld.current = false
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its box is for the keyboard
    <li
      className={styles.line}
      data-chosen={isChosen || undefined}
      onClick={click}
      onPointerDown={event => event.pointerType === 'touch' && choice && hold()}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerMove={event =>
        Math.abs(event.movementX) + Math.abs(event.movementY) > 4 ? release() : undefined
      }
      onContextMenu={event => wasHeld.current && event.preventDefault()}
    >
      {choice && (
        <label className={styles.box} data-shown={choice.isAny || undefined}>
          <input
            type="checkbox"
            aria-label={fill(say.choose, { name })}
            checked={isChosen}
            onChange={({ target, nativeEvent }) =>
              nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
                ? choice.choose(id, true, order)
                : choice.choose(id, target.checked)
            }
          />
        </label>
      )}
      <time className={styles.time} dateTime={starts_at}>
        {time(starts_at, game.time_zone)}
        {game.time_zone !== timeZone && <small>{zoneName(game.time_zone, 'short')}</small>}
      </time>
      <span className={styles.crests}>
        {teams.slice(0, 2).map((team, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two places
          <Crest key={at} team={team} size={30} />
        ))}
      </span>
      <span className={styles.name}>
        <a href={eventHref(channel, id)} draggable={false}>
          {name}
        </a>
        <small>{game.sport?.name}</small>
      </span>
      <span className={styles.score}>{scores && teams.map(({ score }) => score).join(' – ')}</span>
      <span className={styles.state} data-state={state}>
        {say.desk[state]}
      </span>
      <span className={styles.viewers} title={state === 'no_picture' ? say.waiting : words.common.viewers}>
        {stream_status === 'live' && (
          <>
            <Icon name={state === 'no_picture' ? 'clock' : 'eye'} />
            {number(state === 'no_picture' ? game.waiting : game.viewers)}
            <span className="visually-hidden">
              {state === 'no_picture' ? say.waiting : words.common.viewers}
            </span>
          </>
        )}
      </span>
      <span className={styles.sold}>{game.sold > 0 && plural(say.sold, game.sold)}</span>
      <span className={styles.price} title={words.games.priceFrom[game.price_from]}>
        {price > 0 ? money(price, currency) : words.events.prices[game.type]}
      </span>
    </li>
  )
}

import type { OfferOption } from '@grandstand/contract'
import { Icon } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAccountWords, usePassesWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { accessQuery } from '../../platform/session/user-queries.ts'
import { describeSoldItem } from '../../platform/sold-item.ts'
import { BuyAnchor } from './buy-link.tsx'
import { optionHref } from './option-href.ts'
import styles from './other-ways.module.css'
import { ownedText } from './owned-text.ts'
import { useTrackedList } from './use-tracked-list.ts'

interface OtherWaysProps {
  options: readonly OfferOption[]
  eventId: number | null
}

/** Plans, passes of one sport and the free account, a row each. */
export function OtherWays({ options, eventId }: OtherWaysProps) {
  const words = usePassesWords()
  const user = useUser()
  const { packages } = useBootstrap()
  const isTeamPass = ({ type, id }: OfferOption) =>
    type === 'package' && packages.some(one => one.id === id && one.is_team_pass)
  const ofSport = options.filter(
    option => option.type === 'package' && option.kind === 'other' && !isTeamPass(option),
  )
  const single = options.filter(option => !ofSport.includes(option))
  useTrackedList(words.otherWays, options.map(describeSoldItem))
  const offersAccount = user === null && eventId === null
  if (options.length === 0 && !offersAccount) return null
  return (
    <section className="stack-4" aria-labelledby="other-ways">
      <h2 className="title-2" id="other-ways">
        {words.otherWays}
      </h2>
      <ul className={`${styles.rows} panel`}>
        {single.map(option => (
          <li key={`${option.type}-${option.id}`}>
            <OptionRow option={option} eventId={eventId} />
          </li>
        ))}
        {ofSport.length > 0 && (
          <li>
            <SportPasses options={ofSport} eventId={eventId} />
          </li>
        )}
        {offersAccount && (
          <li>
            <a className={styles.row} href="/registration">
              <RowText name={words.freeAccount} text={words.freeAccountText} value={words.free} />
            </a>
          </li>
        )}
      </ul>
      <p className="quiet meta">{words.fees}</p>
    </section>
  )
}

/** One row for all of them: which sport is chosen next. */
function SportPasses({ options, eventId }: OtherWaysProps) {
  const { money, fill } = useI18n()
  const words = usePassesWords()
  const [only, ...others] = options
  if (only && others.length === 0) return <OptionRow option={only} eventId={eventId} />
  const lowest = Math.min(...options.map(({ total }) => total))
  const price = money(lowest, options[0]?.currency ?? '')
  const isSame = options.every(({ total }) => total === lowest)
  return (
    <details className={styles.sports}>
      <summary className={styles.row}>
        <RowText
          name={words.oneSport}
          text={options.map(({ name }) => name).join(' · ')}
          value={isSame ? price : fill(words.from, { price })}
        />
      </summary>
      <ul>
        {options.map(option => (
          <li key={option.id}>
            <OptionRow option={option} eventId={eventId} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function OptionRow({ option, eventId }: { option: OfferOption; eventId: number | null }) {
  const { client } = useApp()
  const { money, language, plural } = useI18n()
  const words = usePassesWords()
  const { packages: own } = useAccountWords()
  const { packages, subscriptions } = useBootstrap()
  const { data: access } = useQuery(accessQuery(client))
  const pass = option.type === 'package' ? packages.find(({ id }) => id === option.id) : undefined
  const plan = option.type === 'subscription' ? subscriptions.find(({ id }) => id === option.id) : undefined
  const price = money(option.total, option.currency)
  const hasTrial = (plan?.trial_period ?? 0) > 0 && access?.trial_period_used !== true
  const trial = hasTrial ? [plural(own.trial, plan?.trial_period ?? 0)] : []
  const text = plan
    ? [...trial, `${price} ${own.payment[plan.offer]}`].join(' · ')
    : (pass?.description ?? '')
  if (option.owned || !option.is_for_sale) {
    const value = option.owned ? ownedText(option.owned, words, language) : price
    return (
      <div className={styles.row}>
        <RowText name={option.name} text={option.owned ? text : own.boughtOther} value={value} isEnd />
      </div>
    )
  }
  const row = <RowText name={option.name} text={text} value={hasTrial ? words.tryFree : price} />
  // Its team is chosen first.
  if (pass?.is_team_pass && option.participant_id === null) {
    return (
      <a className={styles.row} href={`/select-package/${option.id}?package=${option.id}`}>
        {row}
      </a>
    )
  }
  return (
    <BuyAnchor className={styles.row} href={optionHref(option, eventId)} item={describeSoldItem(option)}>
      {row}
    </BuyAnchor>
  )
}

interface RowTextProps {
  name: string
  text: string
  value: string
  /** It leads nowhere. */
  isEnd?: boolean
}

function RowText({ name, text, value, isEnd = false }: RowTextProps): ReactNode {
  return (
    <>
      <span className={styles.words}>
        <span className="strong">{name}</span> <span className="quiet meta">{text}</span>
      </span>{' '}
      <span className={`${styles.value} figures`}>{value}</span>
      {!isEnd && <Icon name="chevron_right" />}
    </>
  )
}

import type { OfferChoice, OfferOption, Participant } from '@grandstand/contract'
import { eventTitle } from '@grandstand/rules'
import { Icon, LatePicture } from '@grandstand/ui'
import { useAccountWords, usePassesWords } from '../../locales/words.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { describeSoldItem, type SoldItem } from '../../platform/sold-item.ts'
import styles from './option-card.module.css'
import { GamesBar, OptionCard } from './option-card.tsx'
import { optionHref } from './option-href.ts'
import { sumOfPass } from './sum-of-pass.ts'
import { useNextTime } from './use-next-time.ts'
import { useTrackedList } from './use-tracked-list.ts'

interface WatchOptionsProps {
  choice: OfferChoice
  team: Participant | null
  /** The game that led here, and is watched afterwards. */
  eventId: number | null
}

/** One game, the pass, everything: the sum is done, and one is suggested. */
export function WatchOptions({ choice, team, eventId }: WatchOptionsProps) {
  const main = choice.options.filter(({ kind }) => kind !== 'other')
  const itemOf = useSoldItem()
  useTrackedList('offers', main.map(itemOf))
  return (
    <div className={styles.three}>
      {main.map(option => {
        const props = { option, item: itemOf(option), choice, team, eventId }
        if (option.kind === 'game') return <GameOption key="game" {...props} />
        if (option.kind === 'pass') return <PassOption key="pass" {...props} />
        return <EverythingOption key="everything" {...props} />
      })}
    </div>
  )
}

interface OptionProps extends WatchOptionsProps {
  option: OfferOption
  item: SoldItem
}

/** A single game is called so: its teams are named beside it. */
function useSoldItem(): (option: OfferOption) => SoldItem {
  const { selectPackage: words } = useAccountWords()
  return option => describeSoldItem(option.type === 'event' ? { ...option, name: words.single } : option)
}

function GameOption({ option, item, choice, eventId }: OptionProps) {
  const { plural, money, fill, words: common } = useI18n()
  const words = usePassesWords()
  const timeOf = useNextTime()
  const { event, games_left, games_price } = choice
  const price = money(games_price, option.currency)
  const left = fill(plural(words.oneByOne, games_left), { price })
  const isUnseen = !option.is_for_sale && option.owned === null && event?.has_access === false
  const isReplay = event?.stream_status === 'finished'
  return (
    <OptionCard
      option={option}
      title={eventId === null ? words.oneGame : words.thisGame}
      text={event ? `${eventTitle(event)}, ${timeOf(event)}` : ''}
      mark={<Icon name="play" />}
      per={words.perGame}
      bar={<GamesBar games={games_left} paid={1} isFreeAfter={false} />}
      sum={isUnseen ? [common.watch.saleLater] : games_left > 0 ? [left] : []}
      buyLabel={isReplay ? words.buyReplay : words.buyGame}
      href={optionHref(option, eventId)}
      item={item}
    />
  )
}

function PassOption({ option, item, choice, team, eventId }: OptionProps) {
  const i18n = useI18n()
  const words = usePassesWords()
  const { packages: own } = useAccountWords()
  const { packages } = useBootstrap()
  const product = packages.find(({ id }) => id === option.id)
  const ofTeam = option.participant_id !== null && team?.id === option.participant_id ? team : null
  const name = ofTeam ? i18n.fill(words.teamPass, { team: ofTeam.card_name, name: option.name }) : option.name
  const crest = ofTeam?.images[0]
  const paysOff = option.pays_off_after
  return (
    <OptionCard
      option={option}
      title={name}
      text={product?.description ?? ''}
      mark={crest ? <LatePicture picture={crest} sizes="44px" /> : <Icon name="ball" />}
      per={own.payment.once}
      bar={
        <GamesBar
          games={option.games_left || choice.games_left}
          paid={paysOff?.count ?? option.games_left}
          isFreeAfter={paysOff !== null}
        />
      }
      sum={sumOfPass(option, words, i18n)}
      buyLabel={i18n.fill(words.get, { name: option.name })}
      href={optionHref(option, eventId)}
      item={item}
      color={ofTeam?.color}
    />
  )
}

function EverythingOption({ option, item, eventId }: OptionProps) {
  const i18n = useI18n()
  const words = usePassesWords()
  const { packages: own } = useAccountWords()
  const { participant_groups: schools, event_categories: sports, subscriptions } = useBootstrap()
  const plan = option.type === 'subscription' ? subscriptions.find(({ id }) => id === option.id) : undefined
  return (
    <OptionCard
      option={option}
      title={words.everything}
      text={[i18n.plural(words.schools, schools.length), i18n.plural(words.sports, sports.length)].join(', ')}
      mark={<Icon name="grid" />}
      per={own.payment[plan?.offer ?? 'once']}
      bar={
        <div className={styles.crests} aria-hidden="true">
          {schools
            .slice(0, 16)
            .map(({ id, image }) => image && <LatePicture key={id} picture={image} sizes="20px" />)}
        </div>
      }
      sum={sumOfPass(option, words, i18n)}
      buyLabel={i18n.fill(words.get, { name: option.name })}
      href={optionHref(option, eventId)}
      item={item}
    />
  )
}

import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Icon, type IconName, SearchField } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { eventsQuery } from '../features/games/events/events-queries.ts'
import { readEventsAddress } from '../features/games/events/read-events-address.ts'
import { usersQuery } from '../features/operators/users/users-queries.ts'
import { ordersQuery } from '../features/sale/orders/orders-queries.ts'
import { useClient } from '../platform/client-context.ts'
import { fullName } from '../platform/full-name.ts'
import { eventHref, gameHref, orderHref, userHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { useMayCall } from '../platform/operator.ts'
import { useNavEntries } from '../platform/use-nav-entries.ts'
import styles from './palette.module.css'

const mostOfKind = 5
/** Each look at people and orders is written down, so a letter is none. */
const leastLetters = 3

interface Found {
  href: string
  label: string
  note?: string
  icon: IconName
}

/** Games, orders, people and the pages of the Studio in one field. */
export function Palette({ channel, onClose }: { channel: string; onClose: () => void }) {
  const { words, fill } = useI18n()
  const say = words.palette
  const dialog = useRef<HTMLDialogElement>(null)
  const [search, setSearch] = useState('')
  const groups = useFound(channel, search)
  useEffect(() => dialog.current?.showModal(), [])

  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined && event.key !== 'Enter') return
    const links: Element[] = [...(dialog.current?.querySelectorAll('a') ?? [])]
    const at = document.activeElement ? links.indexOf(document.activeElement) : -1
    if (event.key === 'Enter') {
      if (at < 0) dialog.current?.querySelector('a')?.click()
      return
    }
    event.preventDefault()
    const next = links[at + (step ?? 0)]
    if (next instanceof HTMLElement) next.focus()
    else if (at === 0) dialog.current?.querySelector('input')?.focus()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={words.nav.search}
      onClose={onClose}
      onKeyDown={move}
      onClick={({ target, currentTarget }) => {
        // A link leads on by itself.
        if (target === currentTarget || (target instanceof Element && target.closest('a')))
          currentTarget.close()
      }}
    >
      <div className={styles.inner}>
        <SearchField label={say.label} value={search} onSearch={setSearch} />
        {groups.map(({ title, items }) => (
          <section key={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul>
              {items.map(({ href, label, note, icon }) => (
                <li key={href}>
                  <a className={styles.row} href={href}>
                    <Icon name={icon} />
                    <span>{label}</span>
                    {note && <span className="quiet meta">{note}</span>}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p className={groups.length === 0 ? styles.none : 'visually-hidden'} role="status">
          {groups.length === 0 && fill(say.none, { search })}
        </p>
      </div>
    </dialog>
  )
}

function useFound(channel: string, search: string) {
  const { words, language, dateTime, money } = useI18n()
  const client = useClient()
  const mayCall = useMayCall()
  const { groups, own } = useNavEntries(channel)
  const asked = readEventsAddress(name => ({ search, status: 'all', order: 'desc' })[name] ?? '')
  const { addGame, listStudioEvents, listStudioOrders, listStudioUsers } = studioWireCalls
  const isLong = search.length >= leastLetters
  const games = useQuery({
    ...eventsQuery(client, { channel, asked, page: 1, language }),
    enabled: search !== '' && mayCall(listStudioEvents),
    refetchInterval: false,
  })
  const orders = useQuery({
    ...ordersQuery(client, {
      channel,
      search,
      show: 'all',
      user: '',
      event: '',
      from: '',
      to: '',
      method: '',
      page: 1,
      language,
    }),
    enabled: isLong && mayCall(listStudioOrders),
    refetchInterval: false,
  })
  const people = useQuery({
    ...usersQuery(client, { channel, search, page: 1 }),
    enabled: isLong && mayCall(listStudioUsers),
  })
  const pages: Found[] = [
    ...(mayCall(addGame)
      ? [{ href: gameHref(channel, 'new'), label: words.games.add, icon: 'plus' as const }]
      : []),
    ...[...groups.flat(), ...own].map(({ href, label, icon }) => ({ href, label, icon })),
  ]
  const folded = search.toLocaleLowerCase(language)
  const found: { title: string; items: Found[] }[] = [
    {
      title: words.nav.events,
      items: (search === '' ? [] : (games.data?.items ?? [])).map(({ id, name, starts_at, time_zone }) => ({
        href: eventHref(channel, id),
        label: name,
        note: dateTime(starts_at, time_zone),
        icon: 'calendar',
      })),
    },
    {
      title: words.money.tabs.orders,
      items: (isLong ? (orders.data?.items ?? []) : []).map(order => ({
        href: orderHref(channel, order.id),
        label: order.name,
        note: money(order.total, order.currency),
        icon: 'card',
      })),
    },
    {
      title: words.nav.users,
      items: (isLong ? (people.data?.items ?? []) : []).map(user => ({
        href: userHref(channel, user.id),
        label: fullName(user),
        note: user.email,
        icon: 'user',
      })),
    },
  ]
  const places = pages.filter(({ label }) => label.toLocaleLowerCase(language).includes(folded))
  return [
    ...found.map(({ title, items }) => ({ title, items: items.slice(0, mostOfKind) })),
    { title: words.palette.pages, items: places },
  ].filter(({ items }) => items.length > 0)
}

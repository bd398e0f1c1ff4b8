import { Icon } from '@grandstand/ui'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { channelsHref, tonightHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { isInSection, sectionsOf } from '../platform/sections.ts'
import styles from './channel-switcher.module.css'
import type { useCurrentChannel } from './use-current-channel.ts'

const ChannelMenu = lazy(async () => ({ default: (await import('./channel-menu.tsx')).ChannelMenu }))

/** Which channel this is; for operators of several, the way to the same section of another, with how each stands. */
export function ChannelSwitcher({ current }: { current: ReturnType<typeof useCurrentChannel> }) {
  const { words } = useI18n()
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { pathname } = useLocation()
  const { key, channels } = current
  const name = channels.find(({ channel_key }) => channel_key === key)?.name ?? key ?? words.brand
  const mark = (
    <span className={styles.mark} aria-hidden="true">
      {name.charAt(0)}
    </span>
  )
  if (channels.length < 2)
    return (
      <a className={styles.switcher} href={key ? tonightHref(key) : channelsHref} title={name}>
        {mark}
        <span className={styles.name}>{name}</span>
      </a>
    )
  const place =
    key === null
      ? -1
      : sectionsOf(key)
          .flat()
          .findIndex(each => isInSection(each, pathname))
  return (
    <>
      <button
        className={styles.switcher}
        type="button"
        title={name}
        popoverTarget={id}
        aria-expanded={isOpen}
      >
        {mark}
        <span className={styles.name}>{name}</span>
        <Icon name="chevron_down" />
        <span className="visually-hidden">{words.nav.channel}</span>
      </button>
      <div
        ref={menu}
        id={id}
        className={styles.menu}
        popover="auto"
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        {isOpen && (
          <Suspense>
            <ChannelMenu
              current={key}
              hrefOf={chosen => sectionsOf(chosen).flat()[place]?.href ?? tonightHref(chosen)}
              onChosen={() => menu.current?.hidePopover()}
            />
          </Suspense>
        )}
      </div>
    </>
  )
}

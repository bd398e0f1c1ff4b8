import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Icon, SearchField } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ContentForm } from '../features/content/content/content-form.tsx'
import { contentListQuery } from '../features/content/content/content-queries.ts'
import { ItemActions } from '../features/content/content/item-actions.tsx'
import { PublishBar } from '../features/content/content/publish-bar.tsx'
import { findSection, settingsSectionNames } from '../features/content/content/settings-sections.ts'
import { LegalPanel } from '../features/content/setup/legal-panel.tsx'
import { useClient } from '../platform/client-context.ts'
import {
  accountHref,
  apiKeysHref,
  auditHref,
  hostsHref,
  serverHref,
  servicesHref,
  settingsHref,
  setupHref,
  webhooksHref,
} from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { useMayCall, useOperator } from '../platform/operator.ts'
import { ScreenHead } from '../platform/screen-head.tsx'
import styles from './settings-screen.module.css'

/** The channel's settings, a section at a time, or those that a search finds. */
export function SettingsScreen({ channel, section: asked }: { channel: string; section: string }) {
  const { words, language, fill, number } = useI18n()
  const say = words.content.settings
  const mayCall = useMayCall()
  const operator = useOperator()
  const [search, setSearch] = useState('')
  const [round, setRound] = useState(0)
  const found = useQuery(contentListQuery(useClient(), { channel, kind: 'settings' }, language))
  const list = found.data
  const item = list?.items[0]
  const fields = list?.fields ?? []
  const sections = settingsSectionNames.filter(each => fields.some(({ name }) => findSection(name) === each))
  const section = sections.find(each => each === asked) ?? 'channel'
  const isSearch = search !== ''
  const folded = search.toLocaleLowerCase(language)
  const isFound = (text: string) => text.toLocaleLowerCase(language).includes(folded)
  const only = fields
    .filter(({ name, fields: inner = [] }) =>
      isSearch
        ? [name, ...inner.map(each => each.name)].some(each => isFound(words.content.fields[each])) ||
          isFound(say.sections[findSection(name)])
        : findSection(name) === section,
    )
    .map(({ name }) => name)
  const readAgain = () => setRound(before => before + 1)
  const title = isSearch ? fill(say.found, { search, count: number(only.length) }) : say.sections[section]
  const others = [
    { href: setupHref(channel), label: words.setup.title },
    ...(mayCall(studioWireCalls.getHosts)
      ? [
          { href: hostsHref(channel), label: words.server.hosts.title },
          { href: servicesHref(channel), label: words.server.services.title },
        ]
      : []),
    ...(mayCall(studioWireCalls.listStudioKeys)
      ? [
          { href: apiKeysHref(channel), label: words.developers.keys.title },
          { href: webhooksHref(channel), label: words.developers.webhooks.title },
        ]
      : []),
    ...(mayCall(studioWireCalls.listAuditLog)
      ? [{ href: auditHref({ channel }), label: words.nav.audit }]
      : []),
    ...(operator.channel === null ? [{ href: serverHref, label: words.server.title }] : []),
    { href: accountHref, label: words.nav.account },
  ]
  return (
    <>
      <ScreenHead title={words.nav.setup}>
        <SearchField label={say.search} value={search} onSearch={setSearch} />
      </ScreenHead>
      {list?.is_locked && (
        <p className={styles.lock}>
          <Icon name="lock" />
          {words.content.locked}
        </p>
      )}
      <div className={styles.columns}>
        <nav aria-label={words.nav.setup}>
          <ul className={styles.sections}>
            {sections.map(each => (
              <li key={each}>
                <a
                  className={styles.section}
                  href={settingsHref(channel, { section: each })}
                  aria-current={each === section && !isSearch ? 'page' : undefined}
                  onClick={() => setSearch('')}
                >
                  {say.sections[each]}
                </a>
              </li>
            ))}
            {others.map(({ href, label }) => (
              <li key={href} className={styles.other}>
                <a className={styles.section} href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="stack-4">
          <LoadState query={found} />
          {list && item && (
            <>
              <h2 className={styles.title}>{title}</h2>
              <ContentForm
                key={round}
                channel={channel}
                list={list}
                item={item}
                only={only}
                hasPreview={false}
                onSaved={() => {}}
                onTaken={readAgain}
              />
              {section === 'sale' && !isSearch && <LegalPanel channel={channel} />}
              <div>
                <ItemActions channel={channel} list={list} item={item} onGone={readAgain} />
              </div>
            </>
          )}
        </div>
      </div>
      <PublishBar channel={channel} />
    </>
  )
}

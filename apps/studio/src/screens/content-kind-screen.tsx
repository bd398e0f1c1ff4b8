import { type ContentKind, contentKinds } from '@grandstand/contract/studio-constants'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ContentForm } from '../features/content/content/content-form.tsx'
import { ContentFrame } from '../features/content/content/content-frame.tsx'
import { contentListQuery } from '../features/content/content/content-queries.ts'
import { ContentSection } from '../features/content/content/content-section.tsx'
import { findContentTab } from '../features/content/content/content-tabs.ts'
import { ItemActions } from '../features/content/content/item-actions.tsx'
import { PublishBar } from '../features/content/content/publish-bar.tsx'
import { useItemName } from '../features/content/content/use-item-name.ts'
import { useClient } from '../platform/client-context.ts'
import { contentHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'
import { useGo } from '../platform/use-go.ts'
import { NotFoundScreen } from './not-found-screen.tsx'
import styles from './screens.module.css'
import { SettingsScreen } from './settings-screen.tsx'

interface ContentKindScreenProps {
  channel: string
  kind: string
  /** The key of one of them, `new`, or empty for all. */
  item: string
}

export function ContentKindScreen({ kind, ...props }: ContentKindScreenProps) {
  const known = contentKinds.find(each => each === kind)
  if (!known) return <NotFoundScreen />
  if (known === 'settings') return <SettingsScreen channel={props.channel} section="" />
  if (props.item === '' && known !== 'colors')
    return (
      <ContentFrame channel={props.channel} tab={findContentTab(known)}>
        <ContentSection channel={props.channel} kind={known} isWhole />
      </ContentFrame>
    )
  return <ItemForm {...props} kind={known} />
}

/** The form of one item, beside a preview of the page that shows it. */
function ItemForm({ channel, kind, item: key }: { channel: string; kind: ContentKind; item: string }) {
  const { words, language } = useI18n()
  const say = words.content
  const go = useGo()
  const found = useQuery(contentListQuery(useClient(), { channel, kind }, language))
  const list = found.data
  const itemName = useItemName()
  const [made, setMade] = useState('')
  const item = list?.items.find(each => each.key === key || list.is_single) ?? null
  const isForm = list !== undefined && (key === 'new' ? list.may_change : item !== null)
  const toList = () => go(contentHref(channel, list?.is_single ? '' : kind))
  const actions = list && item && <ItemActions channel={channel} list={list} item={item} onGone={toList} />
  const form = (
    <>
      <LoadState query={found} />
      {list && !isForm && <NotFoundScreen />}
      {isForm && (
        <ContentForm
          key={`${kind} ${item?.key ?? 'new'}`}
          channel={channel}
          list={list}
          item={item}
          isNew={item?.key === made}
          onSaved={saved => {
            if (saved === key || list.is_single) return
            setMade(saved)
            go(contentHref(channel, kind, { item: saved }), { replace: true })
          }}
          onTaken={toList}
        />
      )}
    </>
  )
  if (kind === 'colors')
    return (
      <ContentFrame channel={channel} tab="look">
        {actions}
        {form}
      </ContentFrame>
    )
  return (
    <>
      <ScreenHead
        title={item ? itemName(kind, item.name) : say.ones[kind]}
        back={{ href: contentHref(channel, kind), label: say.kinds[kind] }}
      >
        <div className={`${styles.actions} row-3`}>{actions}</div>
      </ScreenHead>
      {form}
      <PublishBar channel={channel} />
    </>
  )
}

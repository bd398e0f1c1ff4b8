import { type ContentKind, contentKinds } from '@grandstand/contract/studio-constants'
import { StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { ContentForm } from '../features/content/content/content-form.tsx'
import { ContentItems } from '../features/content/content/content-items.tsx'
import { contentListQuery } from '../features/content/content/content-queries.ts'
import { ItemActions } from '../features/content/content/item-actions.tsx'
import { useItemName } from '../features/content/content/use-item-name.ts'
import { useClient } from '../platform/client-context.ts'
import { contentHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'
import { useGo } from '../platform/use-go.ts'
import { NotFoundScreen } from './not-found-screen.tsx'
import styles from './screens.module.css'

interface ContentKindScreenProps {
  channel: string
  kind: string
  /** The key of one of them, `new`, or empty for all. */
  item: string
}

export function ContentKindScreen({ kind, ...props }: ContentKindScreenProps) {
  const known = contentKinds.find(each => each === kind)
  return known ? <KnownKind {...props} kind={known} /> : <NotFoundScreen />
}

/** The items of a kind, or the form of one of them; the form at once if there is only one. */
function KnownKind({ channel, kind, item: key }: { channel: string; kind: ContentKind; item: string }) {
  const { words, language } = useI18n()
  const say = words.content
  const go = useGo()
  const found = useQuery(contentListQuery(useClient(), { channel, kind }, language))
  const list = found.data
  const itemName = useItemName()
  const item = list?.items.find(each => each.key === key || list.is_single) ?? null
  const isForm = list !== undefined && (key === 'new' ? list.may_change : item !== null)
  const toList = () => go(contentHref(channel, list?.is_single ? '' : kind))
  const title =
    isForm && !list.is_single ? (item ? itemName(kind, item.name) : say.newTitle) : say.kinds[kind]
  return (
    <>
      <ScreenHead
        title={title}
        back={
          isForm && !list.is_single
            ? { href: contentHref(channel, kind), label: say.kinds[kind] }
            : { href: contentHref(channel), label: say.back }
        }
        text={list?.is_locked ? say.locked : undefined}
      >
        <div className={`${styles.actions} row-3`}>
          {list && item && <ItemActions channel={channel} list={list} item={item} onGone={toList} />}
          {list && !isForm && list.may_change && !list.is_locked && (
            <a className="button button--primary" href={contentHref(channel, kind, { item: 'new' })}>
              {say.add}
            </a>
          )}
        </div>
      </ScreenHead>
      <LoadState query={found} />
      {isForm && (
        <ContentForm
          key={`${kind} ${item?.key ?? 'new'}`}
          channel={channel}
          list={list}
          item={item}
          onSaved={saved =>
            saved !== key &&
            !list.is_single &&
            go(contentHref(channel, kind, { item: saved }), { replace: true })
          }
          onTaken={toList}
        />
      )}
      {list && !isForm && list.items.length === 0 && (
        <StateMessage icon="grid" title={say.empty} text={say.emptyText} />
      )}
      {list && !isForm && list.items.length > 0 && <ContentItems channel={channel} list={list} />}
    </>
  )
}

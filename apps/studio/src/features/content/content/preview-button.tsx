import type { ContentOverview } from '@grandstand/contract'
import { Dialog, Icon } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { ContentPreview } from './content-preview.tsx'
import { contentListQuery } from './content-queries.ts'
import { type ContentTab, contentTabs } from './content-tabs.ts'

interface PreviewButtonProps {
  channel: string
  content: ContentOverview
  tab: ContentTab
}

/** The channel as it will be once the draft is published. */
export function PreviewButton({ channel, content, tab }: PreviewButtonProps) {
  const { words, language } = useI18n()
  const say = words.content
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const own = contentTabs[tab].flatMap(name => content.kinds.find(({ kind }) => kind === name) ?? [])
  const kind = own.find(({ may_change, count }) => may_change && count > 0)?.kind
  const { data: list } = useQuery({
    ...contentListQuery(useClient(), { channel, kind: kind ?? 'colors' }, language),
    enabled: isOpen && kind !== undefined,
  })
  const item = list?.items.find(({ state }) => state !== 'removed')
  if (content.is_locked || kind === undefined) return null
  return (
    <>
      <button
        className="button"
        type="button"
        onClick={() => {
          setOpen(true)
          dialog.current?.showModal()
        }}
      >
        <Icon name="eye" />
        {say.preview.title}
      </button>
      <Dialog
        ref={dialog}
        title={say.preview.draft}
        text={say.preview.draftText}
        onClose={() => setOpen(false)}
        actions={
          <button className="button" type="button" onClick={() => dialog.current?.close()}>
            {say.close}
          </button>
        }
      >
        {isOpen && list && item && (
          <ContentPreview channel={channel} list={list} itemKey={item.key} value={item.value} />
        )}
      </Dialog>
    </>
  )
}

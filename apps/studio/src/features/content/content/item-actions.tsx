import type { ContentItem, ContentList } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useItemName } from './use-item-name.ts'

interface ItemActionsProps {
  channel: string
  list: ContentList
  item: ContentItem
  onGone: () => void
}

/** Actions on an item besides editing. */
export function ItemActions({ channel, list, item, onGone }: ItemActionsProps) {
  const { words, fill } = useI18n()
  const say = words.content
  const itemName = useItemName()
  const client = useClient()
  const queryClient = useQueryClient()
  const { key, version, state, name } = item
  const params = { channel, kind: list.kind }
  const undoing = useMutation({
    mutationFn: () => client.send(studioWireCalls.undoContent, { params, body: { key } }),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: ['content'] })
      onGone()
    },
  })
  if (list.is_locked || !list.may_change) return null
  return (
    <>
      {(state === 'changed' || state === 'removed') && (
        <button
          className="button"
          type="button"
          disabled={undoing.isPending}
          onClick={() => undoing.mutate()}
        >
          {say.undo}
        </button>
      )}
      {!list.is_single && state !== 'removed' && (
        <ConfirmAction
          look="danger"
          label={say.remove}
          title={fill(say.confirmRemove, { name: itemName(list.kind, name) })}
          text={say.confirmRemoveText}
          action={say.remove}
          run={() => client.send(studioWireCalls.removeContent, { params, body: { key, version } })}
          changes="content"
          onDone={onGone}
        />
      )}
    </>
  )
}

import type { Closing, ClosingReplay } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { libraryItemHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

interface AddToLibraryProps {
  channel: string
  closing: Closing
  replay: ClosingReplay
}

export function AddToLibrary({ channel, closing, replay }: AddToLibraryProps) {
  const i18n = useI18n()
  const say = i18n.words.closing
  const client = useClient()
  const queries = useQueryClient()
  const adding = useMutation({
    mutationFn: () =>
      client.send(studioWireCalls.addGameToLibrary, {
        params: { channel, id: String(closing.event_id), video: String(replay.id) },
      }),
    gcTime: 0,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['closing'] }),
  })
  const item = closing.library_item
  if (item)
    return (
      <p>
        <a href={libraryItemHref(channel, item.id)}>{i18n.fill(say.inLibrary, { title: item.title })}</a>
      </p>
    )
  return (
    <div>
      <button className="button" type="button" disabled={adding.isPending} onClick={() => adding.mutate()}>
        {say.addToLibrary}
      </button>
      <p role="alert">{adding.isError && errorText(adding.error, i18n)}</p>
    </div>
  )
}

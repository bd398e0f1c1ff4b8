import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { eventHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useGo } from '../../../platform/use-go.ts'

/** To the private game of the channel, which is created if there is none. */
export function OpenRehearsal({ channel }: { channel: string }) {
  const i18n = useI18n()
  const say = i18n.words.rehearsal
  const client = useClient()
  const go = useGo()
  const opening = useMutation({
    mutationFn: () => client.send(studioWireCalls.makeRehearsal, { params: { channel } }),
    gcTime: 0,
    onSuccess: ({ id }) => go(eventHref(channel, id)),
  })
  return (
    <>
      <button className="button" type="button" disabled={opening.isPending} onClick={() => opening.mutate()}>
        {opening.isPending ? say.opening : i18n.words.rehearsal.title}
      </button>
      <p className="unless-empty" role="alert">
        {opening.isError && errorText(opening.error, i18n)}
      </p>
    </>
  )
}

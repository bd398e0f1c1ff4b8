import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useQueryClient } from '@tanstack/react-query'
import { NewChannelForm } from '../features/content/setup/new-channel-form.tsx'
import type { NewChannel } from '../features/content/setup/read-new-channel.ts'
import { useClient } from '../platform/client-context.ts'
import { channelsHref, setupHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { ScreenHead } from '../platform/screen-head.tsx'
import { useGo } from '../platform/use-go.ts'

export function NewChannelScreen() {
  const { words } = useI18n()
  const client = useClient()
  const queryClient = useQueryClient()
  const go = useGo()

  async function save(body: NewChannel) {
    const { channel_key } = await client.send(studioWireCalls.createChannel, { body })
    await queryClient.invalidateQueries({ queryKey: ['channels'] })
    go(setupHref(channel_key))
  }

  return (
    <>
      <ScreenHead
        title={words.setup.create.title}
        text={words.setup.create.text}
        back={{ href: channelsHref, label: words.nav.channels }}
      />
      <NewChannelForm onSave={save} />
    </>
  )
}

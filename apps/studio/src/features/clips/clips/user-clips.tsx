import type { StudioUserDetail } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useClient } from '../../../platform/client-context.ts'
import { clipsHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import { BanUser } from './ban-user.tsx'
import { RemoveAll } from './remove-all.tsx'

export function UserClips({ channel, user }: { channel: string; user: StudioUserDetail }) {
  const { words, plural } = useI18n()
  const say = words.clips
  const client = useClient()
  const { id, clip_count, is_banned_from_clips: isBanned } = user
  const params = { channel, id: String(id) }
  return (
    <Panel
      title={words.common.clips}
      text={clip_count > 0 ? plural(say.ofUserText, clip_count) : say.noneOfUser}
    >
      {isBanned && <p>{say.isBanned}</p>}
      <div className="row-2">
        {clip_count > 0 && (
          <a className="button" href={clipsHref(channel, { user: params.id })}>
            {say.look}
          </a>
        )}
        <BanUser channel={channel} userId={id} isBanned={isBanned} changes="user" />
        <RemoveAll
          count={clip_count}
          run={() => client.send(studioWireCalls.removeUserClips, { params })}
          changes="user"
        />
      </div>
    </Panel>
  )
}

import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

interface BanUserProps {
  channel: string
  userId: number
  isBanned: boolean
  /** The name of the queries that are out of date afterwards. */
  changes: string
}

export function BanUser({ channel, userId, isBanned, changes }: BanUserProps) {
  const { words, fill } = useI18n()
  const say = words.clips
  const client = useClient()
  const id = String(userId)
  return (
    <ConfirmAction
      key={String(isBanned)}
      label={isBanned ? say.lift : fill(say.ban, { id })}
      describedLabel={fill(isBanned ? say.liftNamed : say.ban, { id })}
      title={fill(isBanned ? say.confirmLift : say.confirmBan, { id })}
      text={isBanned ? say.confirmLiftText : say.confirmBanText}
      action={isBanned ? say.lift : say.banAction}
      run={() =>
        client.send(studioWireCalls.banFromClips, {
          params: { channel, id },
          body: { is_banned: !isBanned },
        })
      }
      changes={changes}
    />
  )
}

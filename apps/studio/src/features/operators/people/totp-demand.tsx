import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { ConfirmAction } from '../../../platform/confirm-action.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'

export function TotpDemand({ channel, isDemanded }: { channel: string; isDemanded: boolean }) {
  const { words } = useI18n()
  const say = words.people
  const client = useClient()
  const queryClient = useQueryClient()
  return (
    <Panel title={words.common.secondFactor} text={isDemanded ? say.demanded : say.notDemanded}>
      <div>
        <ConfirmAction
          label={isDemanded ? say.liftDemand : say.demand}
          title={isDemanded ? say.confirmLift : say.confirmDemand}
          text={isDemanded ? say.confirmLiftText : say.confirmDemandText}
          action={isDemanded ? say.liftDemand : say.demand}
          run={() =>
            client.send(studioWireCalls.demandTotp, {
              params: { channel },
              body: { is_demanded: !isDemanded },
            })
          }
          changes="people"
          // An operator who requires it and lacks it must set it up, too.
          onDone={() => void queryClient.invalidateQueries({ queryKey: ['operator'] })}
        />
      </div>
    </Panel>
  )
}

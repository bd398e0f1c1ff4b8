import { type WebhookEvent, webhookEvents } from '@grandstand/contract/studio-constants'
import { CheckboxField } from '@grandstand/ui'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

interface EventChoiceProps {
  value: readonly WebhookEvent[]
  onChange: (events: WebhookEvent[]) => void
}

/** What an address hears of: at least one. */
export function EventChoice({ value, onChange }: EventChoiceProps) {
  const say = useI18n().words.developers.webhooks
  const toggle = (event: WebhookEvent) =>
    onChange(webhookEvents.filter(each => (each === event ? !value.includes(each) : value.includes(each))))
  return (
    <fieldset className="stack-1">
      <legend className="small strong">{say.hears}</legend>
      {webhookEvents.map(event => (
        <CheckboxField
          key={event}
          name={event}
          defaultChecked={value.includes(event)}
          onInput={() => toggle(event)}
        >
          {say.events[event]}
        </CheckboxField>
      ))}
      <p className="small strong problem unless-empty" role="alert">
        {value.length === 0 && say.noEvents}
      </p>
    </fieldset>
  )
}

import { ApiError } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { useMutation } from '@tanstack/react-query'
import { useAccountWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { FormFailure } from '../../platform/form/form-failure.tsx'
import { Outcome } from './outcome.tsx'

/** Opening the mailed link changes nothing: a mail scanner opens it too. Only the button stops the mails. */
export function BuyerMails({ token }: { token: string | null }) {
  const { client } = useApp()
  const { buyerMails: words } = useAccountWords()
  const setting = useMutation({
    mutationFn: (body: { token: string; is_wanted: boolean }) =>
      client.send(wireCalls.setBuyerMails, { body }),
  })
  const isRefused = setting.error instanceof ApiError && [400, 404].includes(setting.error.status ?? 0)
  if (token === null || isRefused) {
    return (
      <Outcome icon="alert" title={words.failed} text={words.failedText}>
        <a className="button button--primary" href="/">
          {words.home}
        </a>
      </Outcome>
    )
  }
  const set = (is_wanted: boolean) => !setting.isPending && setting.mutate({ token, is_wanted })
  if (setting.isSuccess) {
    const isWanted = setting.variables.is_wanted
    return (
      <Outcome
        icon="check"
        title={isWanted ? words.wanted : words.stopped}
        text={isWanted ? words.wantedText : words.stoppedText}
      >
        {!isWanted && (
          <button className="button" type="button" onClick={() => set(true)}>
            {words.again}
          </button>
        )}
        <a className="button button--primary" href="/">
          {words.home}
        </a>
      </Outcome>
    )
  }
  return (
    <div className="stack-3">
      <p className="quiet pretty">{words.text}</p>
      <FormFailure error={setting.error} />
      <button
        className="button button--primary"
        type="button"
        aria-disabled={setting.isPending}
        onClick={() => set(false)}
      >
        {setting.isPending ? words.working : words.stop}
      </button>
    </div>
  )
}

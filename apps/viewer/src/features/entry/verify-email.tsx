import { ApiError } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAccountWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { FormFailure } from '../../platform/form/form-failure.tsx'
import { useUser } from '../../platform/session/use-user.ts'
import { profileQuery } from '../../platform/session/user-queries.ts'
import { ContinueLink } from './continue-link.tsx'
import { Outcome } from './outcome.tsx'

/** Opening the mailed link consumes nothing: a mail scanner opens it too. Only the button confirms. */
export function VerifyEmail({ token }: { token: string | null }) {
  const { client } = useApp()
  const queryClient = useQueryClient()
  const { verifyEmail: words, errors } = useAccountWords()
  const user = useUser()
  const verifying = useMutation({
    mutationFn: (token: string) => client.send(wireCalls.verifyEmail, { body: { token } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: profileQuery(client).queryKey }),
  })
  const code = verifying.error instanceof ApiError ? verifying.error.code : null

  const resetToken = verifying.data?.reset_token ?? null
  if (resetToken !== null) {
    return (
      <Outcome icon="check" title={words.done} text={words.elsewhereText}>
        <a className="button button--primary" href={`/password-reset?token=${resetToken}`}>
          {words.choosePassword}
        </a>
      </Outcome>
    )
  }
  if (verifying.isSuccess) {
    // The link of a receipt promises it.
    const isPasswordMissing = user !== null && !user.has_password
    return (
      <Outcome icon="check" title={words.done} text={isPasswordMissing ? words.passwordText : words.doneText}>
        {isPasswordMissing && (
          <a className="button button--primary" href="/profile/edit">
            {words.choosePassword}
          </a>
        )}
        <ContinueLink isQuiet={isPasswordMissing} />
      </Outcome>
    )
  }
  if (code === 'email_already_verified') {
    return (
      <Outcome icon="check" title={errors.alreadyVerified} text={words.doneText}>
        <ContinueLink />
      </Outcome>
    )
  }
  if (token === null || code === 'verification_failed' || code === 'invalid_request') {
    return (
      <Outcome icon="alert" title={errors.verificationFailed} text={words.failedText}>
        <a className="button button--primary" href={user ? '/verify-notice' : '/login'}>
          {user ? words.newLink : words.logInForLink}
        </a>
        {!user && (
          <a className="button" href="/password-reset-request">
            {words.passwordByMail}
          </a>
        )}
      </Outcome>
    )
  }
  return (
    <div className="stack-3">
      <p className="quiet pretty">{words.text}</p>
      <FormFailure error={verifying.error} />
      <button
        className="button button--primary"
        type="button"
        aria-disabled={verifying.isPending}
        onClick={() => !verifying.isPending && verifying.mutate(token)}
      >
        {verifying.isPending ? words.sending : words.submit}
      </button>
    </div>
  )
}

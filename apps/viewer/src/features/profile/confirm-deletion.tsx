import { ApiError } from '@grandstand/api-client'
import { FormProblem } from '@grandstand/ui'
import { useAccountWords } from '../../locales/words.ts'
import { FormSection } from '../../platform/form/form-section.tsx'
import { BadDeletionLink } from './bad-deletion-link.tsx'
import { DeletionGoodbye } from './deletion-goodbye.tsx'
import styles from './edit-profile.module.css'
import { useConfirmDeletion } from './use-confirm-deletion.ts'
import { WhatGoes } from './what-goes.tsx'

/** Opening the link changes nothing: mail programs open links too. Only the button does. */
export function ConfirmDeletion({ token }: { token: string }) {
  const { deletion: words } = useAccountWords()
  const deleting = useConfirmDeletion()
  const { error } = deleting
  if (deleting.isSuccess) return <DeletionGoodbye />
  // A token that is no token at all is refused as a field.
  if (error instanceof ApiError && (error.code === 'verification_failed' || 'token' in error.fields)) {
    return <BadDeletionLink />
  }
  return (
    <div className={`${styles.sections} stack-5 top`}>
      <FormSection title={words.noReturn}>
        <WhatGoes />
        <FormProblem text={error && words.failed} />
        <div className={`${styles.actions} stack-3`}>
          <button
            className="button button--danger"
            type="button"
            disabled={deleting.isPending}
            onClick={() => deleting.mutate(token)}
          >
            {deleting.isPending ? words.confirming : words.confirm}
          </button>
          <a className="button" href="/">
            {words.keep}
          </a>
        </div>
      </FormSection>
    </div>
  )
}

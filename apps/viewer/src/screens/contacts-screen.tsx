import { PageHeading } from '@grandstand/ui'
import { usePageTitle } from '../features/channel/use-page-title.ts'
import { ContactForm } from '../features/contact/contact-form.tsx'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { AsideCard } from './aside-card.tsx'
import styles from './screens.module.css'

export function ContactsScreen() {
  const { words } = useI18n()
  usePageTitle(words.titles.contacts)
  return (
    <>
      <PageHeading title={words.titles.contacts} text={words.contacts.intro} image={null} />
      <div className={styles.columns}>
        <ContactForm />
        <AsideCard
          title={words.contacts.faqTitle}
          text={words.contacts.faqText}
          link={{ href: '/faq', label: words.contacts.faqLink }}
        />
      </div>
    </>
  )
}

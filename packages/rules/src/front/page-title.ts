import type { InterfaceLanguage } from '@grandstand/contract/constants'
import type { ScreenName } from './screens.ts'

/** Screens that are called after what they show. */
type UntitledScreen = 'home' | 'scoped-home' | 'watch' | 'watch-embed' | 'vod-media-item' | 'page'
export type TitledScreen = Exclude<ScreenName, UntitledScreen>

/** Server and viewer name the same screens, so the names are here. */
const screenTitles = {
  faq: { en: 'Frequently asked questions', fr: 'Questions fréquentes', bg: 'Често задавани въпроси' },
  about: { en: 'About us', fr: 'À propos', bg: 'За нас' },
  contacts: { en: 'Contact us', fr: 'Nous écrire', bg: 'Пишете ни' },
  live: { en: 'Live games', fr: 'Matchs en direct', bg: 'Мачове на живо' },
  upcoming: { en: 'Upcoming games', fr: 'Matchs à venir', bg: 'Предстоящи мачове' },
  vod: { en: 'Replays on demand', fr: 'Rediffusions à la demande', bg: 'Записи на мачове' },
  schedule: { en: 'Game schedule', fr: 'Calendrier des matchs', bg: 'Програма на мачовете' },
  schools: { en: 'Schools A to Z', fr: 'Écoles de A à Z', bg: 'Училища от А до Я' },
  teams: { en: 'Teams A to Z', fr: 'Équipes de A à Z', bg: 'Отбори от А до Я' },
  packages: { en: 'Passes and packages', fr: 'Passes et forfaits', bg: 'Абонаменти и пакети' },
  'select-package': {
    en: 'Choose how to watch',
    fr: 'Choisissez comment regarder',
    bg: 'Изберете как да гледате',
  },
  buy: { en: 'Checkout', fr: 'Paiement', bg: 'Плащане' },
  'watch-clip': { en: 'Clip', fr: 'Extrait', bg: 'Клип' },
  'shared-clip': { en: 'Shared clip', fr: 'Extrait partagé', bg: 'Споделен клип' },
  moments: { en: 'Moments', fr: 'Moments forts', bg: 'Моменти' },
  'vod-library': { en: 'Library', fr: 'Vidéothèque', bg: 'Видеотека' },
  login: { en: 'Log in', fr: 'Connexion', bg: 'Вход' },
  registration: { en: 'Create an account', fr: 'Créer un compte', bg: 'Създаване на профил' },
  'verify-notice': { en: 'Check your mail', fr: 'Consultez votre courrier', bg: 'Проверете пощата си' },
  'buyer-mails': { en: 'Mails about your games', fr: 'Courriels sur vos matchs', bg: 'Писма за мачовете ви' },
  'verify-email': { en: 'Confirm your email', fr: 'Confirmez votre adresse', bg: 'Потвърждаване на имейла' },
  'password-reset-request': {
    en: 'Forgotten password',
    fr: 'Mot de passe oublié',
    bg: 'Забравена парола',
  },
  'password-reset': { en: 'A new password', fr: 'Nouveau mot de passe', bg: 'Нова парола' },
  gift: { en: 'A gift for you', fr: 'Un cadeau pour vous', bg: 'Подарък за вас' },
  profile: { en: 'Your profile', fr: 'Votre profil', bg: 'Вашият профил' },
  'profile-orders': { en: 'Your orders', fr: 'Vos commandes', bg: 'Вашите поръчки' },
  'profile-transactions': { en: 'Your transactions', fr: 'Vos paiements', bg: 'Вашите плащания' },
  'profile-receipt': { en: 'Receipt', fr: 'Reçu', bg: 'Разписка' },
  'profile-cards': { en: 'Your cards', fr: 'Vos cartes', bg: 'Вашите карти' },
  'profile-clips': { en: 'Your clips', fr: 'Vos extraits', bg: 'Вашите клипове' },
  'profile-favorites': { en: 'Your favourites', fr: 'Vos favoris', bg: 'Вашите любими' },
  'profile-edit': { en: 'Edit your profile', fr: 'Modifier votre profil', bg: 'Редактиране на профила' },
  simulate: { en: 'Rehearsal', fr: 'Répétition', bg: 'Репетиция' },
  'confirm-account-deletion': {
    en: 'Delete your account',
    fr: 'Supprimer votre compte',
    bg: 'Изтриване на профила',
  },
  'not-found': { en: 'Page not found', fr: 'Page introuvable', bg: 'Страницата не е намерена' },
} as const satisfies Record<TitledScreen, Record<InterfaceLanguage, string>>

export function isTitledScreen(name: ScreenName): name is TitledScreen {
  return Object.hasOwn(screenTitles, name)
}

export function screenTitle(name: TitledScreen, language: string): string {
  const titles: Record<string, string> = screenTitles[name]
  return titles[language] ?? screenTitles[name].en
}

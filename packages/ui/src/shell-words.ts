/**
 * Words of the parts that are on screen before any script runs. They are here and not in an app's catalogue, because
 * the server writes the same parts as text.
 */
export interface ShellWords {
  skipToContent: string
  mainMenu: string
  quickMenu: string
  openMenu: string
  search: string
  allSchools: string
  allTeams: string
  language: string
  logIn: string
  signUp: string
  highlights: string
  slidePosition: string
  previousSlide: string
  nextSlide: string
  showSlide: string
  pauseSlides: string
  playSlides: string
  pauseFilm: string
  playFilm: string
  notice: string
  closeNotice: string
  loading: string
  home: string
  live: string
  schedule: string
  library: string
  more: string
  secureCheckout: string
  stayHere: string
  closeCheckout: string
  confirmingPayment: string
}

const en: ShellWords = {
  skipToContent: 'Skip to content',
  mainMenu: 'Main menu',
  quickMenu: 'Quick menu',
  openMenu: 'Open menu',
  search: 'Search',
  allSchools: 'All schools',
  allTeams: 'All teams',
  language: 'Language',
  logIn: 'Log in',
  signUp: 'Create an account',
  highlights: 'Highlights',
  slidePosition: '{number} of {count}',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  showSlide: 'Show slide {number}',
  pauseSlides: 'Pause the slides',
  playSlides: 'Play the slides',
  pauseFilm: 'Pause the video',
  playFilm: 'Play the video',
  notice: 'Notice',
  closeNotice: 'Close the notice',
  loading: 'Getting the channel ready…',
  home: 'Home',
  live: 'Live',
  schedule: 'Schedule',
  library: 'Library',
  more: 'More',
  secureCheckout: 'Secure checkout',
  stayHere: 'Do not close this page',
  closeCheckout: 'Close the checkout',
  confirmingPayment: 'Confirming your payment',
}

const fr: ShellWords = {
  skipToContent: 'Aller au contenu',
  mainMenu: 'Menu principal',
  quickMenu: 'Menu rapide',
  openMenu: 'Ouvrir le menu',
  search: 'Recherche',
  allSchools: 'Toutes les écoles',
  allTeams: 'Toutes les équipes',
  language: 'Langue',
  logIn: 'Connexion',
  signUp: 'Créer un compte',
  highlights: 'À la une',
  slidePosition: '{number} sur {count}',
  previousSlide: 'Diapositive précédente',
  nextSlide: 'Diapositive suivante',
  showSlide: 'Afficher la diapositive {number}',
  pauseSlides: 'Arrêter le défilement',
  playSlides: 'Reprendre le défilement',
  pauseFilm: 'Arrêter la vidéo',
  playFilm: 'Reprendre la vidéo',
  notice: 'Avis',
  closeNotice: 'Fermer l’avis',
  loading: 'Préparation de la chaîne…',
  home: 'Accueil',
  live: 'En direct',
  schedule: 'Calendrier',
  library: 'Vidéos',
  more: 'Plus',
  secureCheckout: 'Paiement sécurisé',
  stayHere: 'Ne fermez pas cette page',
  closeCheckout: 'Fermer le paiement',
  confirmingPayment: 'Confirmation de votre paiement',
}

const bg: ShellWords = {
  skipToContent: 'Към съдържанието',
  mainMenu: 'Главно меню',
  quickMenu: 'Бързо меню',
  openMenu: 'Отваряне на менюто',
  search: 'Търсене',
  allSchools: 'Всички училища',
  allTeams: 'Всички отбори',
  language: 'Език',
  logIn: 'Вход',
  signUp: 'Създаване на профил',
  highlights: 'Акценти',
  slidePosition: '{number} от {count}',
  previousSlide: 'Предишен слайд',
  nextSlide: 'Следващ слайд',
  showSlide: 'Показване на слайд {number}',
  pauseSlides: 'Спиране на слайдовете',
  playSlides: 'Пускане на слайдовете',
  pauseFilm: 'Спиране на видеото',
  playFilm: 'Пускане на видеото',
  notice: 'Съобщение',
  closeNotice: 'Затваряне на съобщението',
  loading: 'Подготвяме канала…',
  home: 'Начало',
  live: 'На живо',
  schedule: 'Програма',
  library: 'Видеотека',
  more: 'Още',
  secureCheckout: 'Сигурно плащане',
  stayHere: 'Не затваряйте тази страница',
  closeCheckout: 'Затваряне на плащането',
  confirmingPayment: 'Потвърждаваме плащането',
}

const byLanguage: Record<string, ShellWords> = { en, fr, bg }

export function shellWords(language: string): ShellWords {
  return byLanguage[language] ?? en
}

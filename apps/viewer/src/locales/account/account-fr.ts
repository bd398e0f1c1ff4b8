import type { AccountCatalogue } from './account-catalogue.ts'

export const fr: AccountCatalogue = {
  menu: {
    accountOf: 'Compte de {name}',
    profile: 'Profil',
    favourites: 'Favoris',
    logOut: 'Se déconnecter',
    loggedOut: 'Vous êtes déconnecté.',
  },
  password: {
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    capsLock: 'Le verrouillage des majuscules est activé',
  },
  validation: {
    firstName: 'Entrez votre prénom',
    lastName: 'Entrez votre nom de famille',
    passwordTooShort: 'Le mot de passe est trop court',
    passwordTooLong: 'Le mot de passe est trop long',
    passwordCommon: 'Ce mot de passe est trop courant. Choisissez-en un autre',
    passwordMismatch: 'Le mot de passe et sa confirmation ne correspondent pas',
    passwordsDontMatch: 'LES MOTS DE PASSE NE CORRESPONDENT PAS',
    phone: 'Un numéro de téléphone compte de 10 à 14 chiffres',
    terms: 'Veuillez accepter les conditions générales',
    longerThan: 'Doit compter plus de {number} caractères',
    shorterThan: 'Doit compter moins de {number} caractères',
  },
  errors: {
    wrongLogin: 'Courriel ou mot de passe incorrect. Veuillez réessayer.',
    verificationFailed: 'La vérification de votre adresse courriel a échoué.',
    alreadyVerified: 'Votre adresse courriel est déjà vérifiée.',
    notRegistered:
      "Vous n'êtes pas encore inscrit. Acceptez les conditions générales et cliquez sur S'inscrire pour continuer.",
  },
}

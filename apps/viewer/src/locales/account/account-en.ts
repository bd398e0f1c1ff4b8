/** The source of the account's texts: other languages have the same keys, places and plural forms. */
export const en = {
  menu: {
    accountOf: 'Account of {name}',
    profile: 'Profile',
    favourites: 'Favourites',
    logOut: 'Log out',
    loggedOut: 'You are logged out.',
  },
  password: {
    show: 'Show password',
    hide: 'Hide password',
    capsLock: 'Caps lock is on',
  },
  validation: {
    firstName: 'Enter your first name',
    lastName: 'Enter your last name',
    passwordTooShort: 'The password is too short',
    passwordTooLong: 'The password is too long',
    passwordCommon: 'This password is too common. Please choose another',
    passwordMismatch: 'The password and password confirmation do not match',
    passwordsDontMatch: "PASSWORDS DON'T MATCH",
    phone: 'A phone number has 10 to 14 digits',
    terms: 'Please accept terms & conditions',
    longerThan: 'Must be greater than {number} characters',
    shorterThan: 'Must be less than {number} characters',
  },
  errors: {
    wrongLogin: 'Invalid email or password. Please try again.',
    verificationFailed: 'Verification your email address failed.',
    alreadyVerified: 'Your email already verified.',
    notRegistered:
      'You are not registered yet. Please accept terms and conditions and click Register to continue.',
  },
}

/** Section 8 of the specification: what signing in and registering say when they fail. */
export const REGISTRATION_ERROR = 'Registration Error';
export const UNEXPECTED_ERROR = 'An unexpected error occurred';

/** What a person types to sign up or in. Goes no further than vault-session.ts. */
export interface Credentials {
  email: string;
  password: string;
}

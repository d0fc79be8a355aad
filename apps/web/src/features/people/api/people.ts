import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { ResponseOf, BodyOf } from '../../../platform/http/api-types.ts';
import { call } from '../../../platform/http/api.ts';
import { queryClient } from '../../../platform/http/query-client.ts';

export type Person = ResponseOf<'GET /api/people'>['people'][number];
export type AddedPerson = ResponseOf<'POST /api/people'>['people'][number];

export const PER_PAGE = 50;

export const usePeople = (search: string, page: number) =>
  useQuery({
    queryKey: ['people', search, page],
    queryFn: ({ signal }) => call('GET /api/people', { query: { search, page: String(page) }, signal }),
    placeholderData: keepPreviousData,
  });

const refresh = () => queryClient.invalidateQueries({ queryKey: ['people'] });

export const useAddPeople = () =>
  useMutation({
    mutationFn: (people: BodyOf<'POST /api/people'>['people']) => call('POST /api/people', { body: { people } }),
    onSuccess: refresh,
  });

export const useChangePerson = () =>
  useMutation({
    mutationFn: ({ id, ...body }: BodyOf<'PATCH /api/people/:id'> & { id: number }) =>
      call('PATCH /api/people/:id', { params: { id }, body }),
    onSettled: refresh,
  });

/** Re-authentication of the administrator. */
export type Proof = NonNullable<BodyOf<'DELETE /api/people/:id'>>;

export const newLink = async (id: number, proof: Proof): Promise<string> =>
  (await call('POST /api/people/:id/sign-in-link', { params: { id }, body: proof })).sign_in_link;

/** Actions that need a confirmation. */
export type Deed = 'remove' | 'sessions' | 'factors';

export async function act(id: number, deed: Deed, proof: Proof) {
  const [params, body] = [{ user_id: id }, proof];
  const response = await (deed === 'remove'
    ? call('DELETE /api/people/:id', { params: { id }, body })
    : deed === 'sessions'
      ? call('DELETE /api/users/:user_id/sessions', { params, body })
      : call('DELETE /api/users/:user_id/factors', { params, body }));
  await refresh();
  return response;
}

/** All users, page by page. */
export async function everybody(): Promise<Person[]> {
  const found: Person[] = [];
  for (let page = 1; ; page++) {
    const { people, total } = await call('GET /api/people', { query: { search: '', page: String(page) } });
    found.push(...people);
    if (people.length === 0 || found.length >= total) return found;
  }
}

export const useMailedLinks = () =>
  useQuery({ queryKey: ['mailed-links'], queryFn: ({ signal }) => call('GET /api/mailed-links', { signal }) });

export const useInvite = () =>
  useMutation({ mutationFn: (email: string) => call('POST /api/invitations', { body: { email } }) });

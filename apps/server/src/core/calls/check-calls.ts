import { type Call, hasBody, isStaffCall, knowsCaller } from '@abrufbar/contract/protocol/call.ts';
import { fieldsOf } from '#core/calls/call-fields.ts';

const FIELDS = [
  'name',
  'summary',
  'method',
  'path',
  'kind',
  'who',
  'tenant',
  'rate',
  'audited',
  'body',
  'input',
  'output',
] as const satisfies readonly (keyof Call)[];

/**
 * Why the server must not start with these calls; empty when all is well (docs/quality.md section
 * "Authorization").
 */
export const problemsOf = (calls: readonly Call[]): string[] => {
  const names = new Set<string>();
  const routes = new Set<string>();
  return calls.flatMap((call) => {
    const missing = FIELDS.filter((field) => call[field] === undefined);
    if (missing.length > 0) return [`${call.name}: ${missing.join(', ')} missing`];
    const route = `${isStaffCall(call) ? 'staff ' : ''}${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`;
    const problems = [
      names.has(call.name) && 'name taken twice',
      routes.has(route) && `${route} taken twice`,
      ...problemsOfInput(call),
      ...problemsOfRule(call),
      ...(isStaffCall(call) ? problemsOfStaffCall(call) : problemsOfOtherCall(call)),
    ];
    names.add(call.name);
    routes.add(route);
    return problems.flatMap((problem) => (problem ? [`${call.name}: ${problem}`] : []));
  });
};

const problemsOfRule = (call: Call) => {
  const { who, tenant, method, kind, body, upload, media, stream, permissions } = call;
  const isSignedIn = who === 'user' || who === 'staff' || who === 'company-key';
  return [
    who === 'user' &&
      !['user', 'company', 'contract'].includes(tenant) &&
      `tenant ${tenant} for a user`,
    who === 'link-or-user' && tenant !== 'user' && `tenant ${tenant} for a link`,
    who === 'import-key' && tenant !== 'supplier' && `tenant ${tenant} for an import key`,
    who === 'company-key' && tenant !== 'company' && `tenant ${tenant} for a company key`,
    who === 'anyone' && !['none', 'user'].includes(tenant) && `tenant ${tenant} without login`,
    knowsCaller(call) && kind !== 'read' && 'a change for anyone that knows the caller',
    who !== 'user' && permissions !== undefined && 'permissions without a user',
    call.changePermission !== undefined &&
      (kind !== 'change' || who !== 'user' || tenant === 'user') &&
      "a permission to change where no company's rows change",
    !hasBody(call) && body !== 'none' && `${method} with a body`,
    upload !== undefined && body !== 'multipart' && `body ${body} and upload do not fit`,
    media !== undefined && (kind !== 'read' || !isSignedIn) && 'a file for a change or for anyone',
    stream && (kind !== 'read' || !isSignedIn) && 'a stream for a change or for anyone',
  ];
};

const problemsOfStaffCall = ({ who, tenant, method, kind, body, roles = [], stepUp }: Call) => [
  who === 'staff' && roles.length === 0 && 'no role may call it',
  who === 'staff' && !['brand', 'staff'].includes(tenant) && `tenant ${tenant} for staff`,
  who === 'staff-sign-in' && roles.length > 0 && 'roles before anybody is signed in',
  who === 'staff-sign-in' && stepUp && 'a code before anybody is signed in',
  who === 'staff-sign-in' && tenant !== 'staff' && `tenant ${tenant} while signing in`,
  method === 'GET' && kind === 'change' && 'a GET of staff that changes something',
  hasBody({ method }) && body !== 'json' && body !== 'multipart' && `body ${body} of staff`,
];

const problemsOfOtherCall = ({ who, tenant, method, roles, stepUp, showsSecret }: Call) => [
  ['brand', 'staff'].includes(tenant) && `tenant ${tenant} without staff`,
  method === 'PUT' && 'PUT outside of the office',
  (roles ?? stepUp) !== undefined && 'a rule for staff outside of the office',
  showsSecret && (who !== 'user' || tenant !== 'company') && 'a secret that would be kept',
];

const problemsOfInput = (call: Call) => {
  const fields = fieldsOf(call.input);
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  return [
    ...inPath.map((name) => !fields.has(name) && `path field ${name} is not in the input`),
    call.tenant === 'company' &&
      call.who !== 'company-key' &&
      !fields.has('company_number') &&
      'company_number missing in the input',
    // The path is text as well.
    ...(call.body === 'json'
      ? inPath.map((name) => fields.get(name) === false && `${name} cannot travel in a path`)
      : [...fields].map(
          ([name, isText]) =>
            !isText && name !== call.upload?.field && `${name} cannot travel in a form`,
        )),
    call.upload !== undefined && !fields.has(call.upload.field) && 'no field takes the upload',
  ];
};

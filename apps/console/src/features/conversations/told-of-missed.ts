const keyOf = (userId: string) => `samtale.toldOfMissed.${userId}`;

/** Whether the user has been told in this tab of visitors who were missed. */
export const wasToldOfMissed = (userId: string): boolean => sessionStorage.getItem(keyOf(userId)) !== null;

export const noteToldOfMissed = (userId: string): void => sessionStorage.setItem(keyOf(userId), '1');

